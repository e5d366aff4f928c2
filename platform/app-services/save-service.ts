import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { type AppService, type appServiceSave, DomainError, type ParsedPayloadOf } from '#shared/contracts';
import { appsChanged, writeLine } from './after-change.ts';
import type { AppServicesDeps, Caller } from './app-services-deps.ts';
import { checkAddress } from './check-address.ts';
import { findReach, type Reach } from './find-reach.ts';
import { getAppService } from './service-rows.ts';

type Payload = ParsedPayloadOf<typeof appServiceSave>;

const texts = {
  unit: '没有这个单位|||There is no such unit',
  client: '没有这个接入应用，或它不属于该单位|||There is no such client, or it belongs to another unit',
} as const;

/**
 * Registers or changes where the service of an app is. The servers of the portal are notified.
 * @throws DomainError `forbidden`, `not_found`, `conflict` for an old revision, `invalid_input` for an address that may not be called
 */
export async function saveService(
  deps: AppServicesDeps,
  caller: Caller,
  { revision, ...given }: Payload,
): Promise<AppService> {
  const { db, mayCall, announce } = deps;
  const reach = await findReach(db, caller.principal);
  const address = checkAddress(given.address, mayCall);
  const saved = await refuseSecond(() =>
    db.transaction().execute(async (trx) => {
      const before = await findRow(trx, given.code);
      const unitId = await requireOwner(deps, trx, { reach, caller, given, before: before?.unit_id });
      if ((before?.revision ?? 0) !== revision) throw new DomainError('conflict');
      if (given.clientId !== '') await requireClient(trx, reach, given.clientId);
      const row = {
        unit_id: unitId,
        address,
        timeout_ms: given.timeoutMs,
        client_id: given.clientId || null,
        updated_at: deps.clock(),
        updated_by: caller.principal.userId,
      };
      await writeRow(trx, { code: given.code, revision, row });
      const { code, timeoutMs, clientId } = given;
      await writeLine(deps, trx, caller, {
        ...{ event: 'app_service_saved', code, unitId, address, timeoutMs },
        ...(clientId ? { clientId } : {}),
      });
      return getAppService(trx, { isAll: true }, code);
    }),
  );
  await announce(appsChanged);
  return saved;
}

/** The unit that the service belongs to from now on. @throws DomainError */
async function requireOwner(
  { findOwnerUnit }: AppServicesDeps,
  trx: Kysely<Tables>,
  {
    reach,
    caller,
    given: { code, unitId },
    before,
  }: { reach: Reach; caller: Caller; given: Payload | Omit<Payload, 'revision'>; before: string | undefined },
): Promise<string> {
  const owner = before ?? (await findOwnerUnit?.(trx, code));
  if (!reach.isAll) {
    if (owner !== reach.unitId || (unitId !== '' && unitId !== reach.unitId))
      throw new DomainError('forbidden');
    return reach.unitId;
  }
  if (unitId === '') return owner ?? caller.principal.unitId;
  const unit = await trx.selectFrom('unit').select('id').where('id', '=', unitId).executeTakeFirst();
  if (!unit) throw refuse('unitId', texts.unit);
  return unitId;
}

async function requireClient(trx: Kysely<Tables>, reach: Reach, clientId: string): Promise<void> {
  const client = await trx
    .selectFrom('oauth_client')
    .select('unit_id')
    .where('id', '=', clientId)
    .executeTakeFirst();
  const isOwn = client && (reach.isAll || client.unit_id === reach.unitId);
  if (!isOwn) throw refuse('clientId', texts.client);
}

function findRow(trx: Kysely<Tables>, code: string) {
  return trx
    .selectFrom('app_service')
    .select(['unit_id', 'revision'])
    .where('code', '=', code)
    .executeTakeFirst();
}

async function writeRow(
  trx: Kysely<Tables>,
  {
    code,
    revision,
    row,
  }: {
    code: string;
    revision: number;
    row: { unit_id: string; address: string; timeout_ms: number; client_id: string | null } & {
      updated_at: number;
      updated_by: string;
    };
  },
): Promise<void> {
  if (revision === 0) {
    await trx
      .insertInto('app_service')
      .values({ code, ...row })
      .execute();
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('app_service')
    .set({ ...row, revision: revision + 1 })
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('conflict');
}

/** Two administrators at once register one app: the second has not seen what the first wrote. */
async function refuseSecond<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('conflict', { cause: error });
    throw error;
  }
}

function refuse(field: string, message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field, message }] });
}
