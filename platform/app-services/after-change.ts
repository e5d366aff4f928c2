import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { AppServicesDeps, Caller } from './app-services-deps.ts';

/** What the bus of changes carries in the place of users when apps have changed. */
export const appsChanged: readonly string[] = ['@apps'];

/** One line of the audit trail, inside the transaction of the change. */
export async function writeLine(
  { writeAudit }: Pick<AppServicesDeps, 'writeAudit'>,
  trx: Kysely<Tables>,
  { principal: { userId, loginName }, request }: Caller,
  {
    event,
    ...detail
  }: { event: 'app_service_saved' | 'app_service_removed' } & Readonly<Record<string, unknown>>,
): Promise<void> {
  await writeAudit(trx, { event, userId, loginName, detail: JSON.stringify(detail) }, request);
}
