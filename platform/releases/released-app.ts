import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';
import { joinLanguages } from '#shared/language';

type Names = { 'zh-CN': string; en: string };
export type AppRow = Selectable<Tables['released_app']>;
export type ReleaseRow = Selectable<Tables['app_release']>;

/** Takes the lock of an app for the rest of the transaction, and counts its change. @throws DomainError `not_found` */
export async function lockApp(trx: Kysely<Tables>, code: string): Promise<AppRow> {
  const app = await findAndLockApp(trx, code);
  if (!app) throw new DomainError('not_found');
  return app;
}

export function findAndLockApp(trx: Kysely<Tables>, code: string): Promise<AppRow | undefined> {
  return trx
    .updateTable('released_app')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
}

export function findApp(db: Kysely<Tables>, code: string): Promise<AppRow | undefined> {
  return db.selectFrom('released_app').selectAll().where('code', '=', code).executeTakeFirst();
}

export function findRelease(
  db: Kysely<Tables>,
  code: string,
  version: string,
): Promise<ReleaseRow | undefined> {
  return db
    .selectFrom('app_release')
    .selectAll()
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
}

function noRelease(code: string, version: string): string {
  return joinLanguages({
    'zh-CN': `${code} 没有版本 ${version}`,
    en: `There is no version ${version} of ${code}`,
  });
}

/** @throws DomainError `not_found` */
export async function getRelease(db: Kysely<Tables>, code: string, version: string): Promise<ReleaseRow> {
  const release = await findRelease(db, code, version);
  if (!release) throw new DomainError('not_found', { message: noRelease(code, version) });
  return release;
}

export function namesOf({ names }: Pick<AppRow, 'names'>): Names {
  const parsed: Names = JSON.parse(names);
  return parsed;
}
