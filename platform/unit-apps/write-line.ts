import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Caller, UnitAppsDeps } from './unit-apps-deps.ts';

export type UnitAppEvent =
  | 'app_changed'
  | 'app_order_changed'
  | 'app_requests_answered'
  | 'app_own_added'
  | 'app_own_changed'
  | 'app_own_removed';

/** One line of the audit trail, inside the transaction of the change. It names the unit where that is not the actor's own. */
export async function writeLine(
  { writeAudit }: Pick<UnitAppsDeps, 'writeAudit'>,
  trx: Kysely<Tables>,
  { principal, request }: Caller,
  { event, unitId, ...detail }: { event: UnitAppEvent; unitId: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { userId, loginName } = principal;
  const ofUnit = unitId === principal.unitId ? {} : { unitId };
  await writeAudit(
    trx,
    { event, userId, loginName, detail: JSON.stringify({ ...ofUnit, ...detail }) },
    request,
  );
}
