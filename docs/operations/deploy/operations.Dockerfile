# The image of the portal with what its commands need besides: pg_dump and pg_restore of the database's version.
FROM school-portal
USER root
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
USER node
ENTRYPOINT ["node", "scripts/portal.ts"]
