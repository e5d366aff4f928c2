import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError } from '#shared/contracts';

const texts = {
  none: '管理员尚未把这个接入应用登记为任何应用的服务|||No app has this client as its service; an administrator registers that',
  several:
    '这个接入应用服务于多个应用，请在 appCode 中指明一个|||This client serves several apps; name one in appCode',
  other: '这个接入应用不服务于该应用|||This client does not serve that app',
} as const;

/** An app in whose name a program writes. */
export interface ServedApp {
  readonly code: string;
  /** Whether it has a tile. */
  readonly isInCatalogue: boolean;
}

/**
 * The app whose service a program is.
 * @param appCode which one it means; left out where it serves one
 * @throws DomainError `conflict` where there is none, or it is not clear which; `forbidden` for the app of somebody else
 */
export async function getServedApp(
  db: Kysely<Tables>,
  { clientId }: Program,
  appCode: string | undefined,
): Promise<ServedApp> {
  const rows = await db
    .selectFrom('app_service as service')
    .leftJoin('desktop_app as app', 'app.code', 'service.code')
    .select(['service.code', 'app.code as tile'])
    .where('service.client_id', '=', clientId)
    .orderBy('service.code')
    .execute();
  const [first, ...others] = rows;
  if (!first) throw new DomainError('conflict', { message: texts.none });
  if (appCode === undefined && others.length > 0)
    throw new DomainError('conflict', { message: texts.several });
  const row = appCode === undefined ? first : rows.find(({ code }) => code === appCode);
  if (!row) throw new DomainError('forbidden', { message: texts.other });
  return { code: row.code, isInCatalogue: row.tile !== null };
}
