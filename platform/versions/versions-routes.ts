import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { answerPublic, type Route } from '#platform/http';
import { DomainError, packageInfo, packageVersions, versionList } from '#shared/contracts';

/** Versions of services, and the version files of front ends that are deployed beside the portal. */
export function createVersionsRoutes({ db }: { db: Kysely<Tables> }): Route[] {
  return [
    answerPublic(packageVersions, async ({ payload }) => {
      const row = await db
        .selectFrom('service_version')
        .selectAll()
        .where('name', '=', payload.name)
        .executeTakeFirst();
      // The browser then says that the service lacks a version interface (M07).
      if (!row) throw new DomainError('not_found');
      return { serverVersion: row.server_version, webCodeVersion: row.web_code_version, date: row.date };
    }),

    answerPublic(packageInfo, async ({ payload }) => {
      const row = await findPackage(db, payload.code);
      return {
        name: row.name,
        appVersion: row.app_version,
        serverVersion: row.server_version,
        packageDate: row.package_date,
      };
    }),

    answerPublic(versionList, async ({ payload }) =>
      JSON.parse((await findPackage(db, payload.code)).changes),
    ),
  ];
}

async function findPackage(db: Kysely<Tables>, code: string) {
  const row = await db.selectFrom('app_package').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw new DomainError('not_found');
  return row;
}
