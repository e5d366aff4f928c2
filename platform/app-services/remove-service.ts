import { type appServiceRemove, DomainError, type ParsedPayloadOf } from '#shared/contracts';
import { appsChanged, writeLine } from './after-change.ts';
import type { AppServicesDeps, Caller } from './app-services-deps.ts';
import { findReach } from './find-reach.ts';
import { getAppService } from './service-rows.ts';

/** Ends the way to a service. @throws DomainError `not_found`, `conflict` for an old revision */
export async function removeService(
  deps: AppServicesDeps,
  caller: Caller,
  { code, revision }: ParsedPayloadOf<typeof appServiceRemove>,
): Promise<null> {
  const { db, announce } = deps;
  const reach = await findReach(db, caller.principal);
  await db.transaction().execute(async (trx) => {
    const { unitId, address } = await getAppService(trx, reach, code);
    const { numDeletedRows } = await trx
      .deleteFrom('app_service')
      .where('code', '=', code)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new DomainError('conflict');
    await writeLine(deps, trx, caller, { event: 'app_service_removed', code, unitId, address });
  });
  await announce(appsChanged);
  return null;
}
