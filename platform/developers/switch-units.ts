import type { Kysely } from 'kysely';
import { createClientStore } from '#platform/clients';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type clientUnitList,
  type clientUnitSet,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { getClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

/**
 * What the units say about a client: all of them for its owners, the own one for the administrator of a unit.
 * @throws DomainError `not_found`
 */
export async function listUnits(
  { database: { db } }: DevelopersDeps,
  principal: Principal,
  clientId: string,
): Promise<AnswerOf<typeof clientUnitList>> {
  const { client, rights } = await getClient(db, principal, clientId);
  const rows = await db
    .selectFrom('unit')
    .leftJoin('client_unit', (join) =>
      join.onRef('client_unit.unit_id', '=', 'unit.id').on('client_unit.client_id', '=', clientId),
    )
    .select(['unit.id', 'unit.name', 'unit.en_name', 'client_unit.state'])
    .$if(!rights.includes('manage'), (query) => query.where('unit.id', '=', principal.unitId))
    .orderBy('unit.id')
    .execute();
  const isOpen = (unitId: string): boolean =>
    rights.includes('switch_any') || (rights.includes('switch_own') && unitId === principal.unitId);
  return {
    standard: client.defaultUnitState,
    list: rows.map(({ id, name, en_name, state }) => ({
      unitId: id,
      name,
      enName: en_name,
      // The sandbox has it from the beginning, and keeps it.
      state: state ?? (id === client.sandboxUnitId ? 'on' : null),
      isOpen: isOpen(id),
    })),
  };
}

/**
 * Switches a client for one unit, or for all that have not decided (bureau only). `off` counts for tokens at once.
 * @throws DomainError `not_found`, `forbidden`
 */
export async function setUnit(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, unitId, state }: ParsedPayloadOf<typeof clientUnitSet>,
): Promise<void> {
  const isOwn = unitId === caller.principal.unitId;
  await changeClient(deps, caller, {
    clientId,
    right: isOwn ? 'switch_own' : 'switch_any',
    decide: async (_seen, trx) => {
      const trace = { act: 'unit.switched' as const, detail: `${state} in ${unitId ?? 'all other units'}` };
      if (unitId === undefined) {
        if (state === 'off') await deps.endClientInUnits(trx, clientId, await listUndecided(trx, clientId));
        return { change: { default_unit_state: state }, trace };
      }
      const unit = await trx.selectFrom('unit').select('id').where('id', '=', unitId).executeTakeFirst();
      if (!unit) throw new DomainError('not_found');
      await createClientStore(trx).setUnitState(clientId, unitId, state);
      // Gone, not only refused: switching on again must not bring old tokens back.
      if (state === 'off') await deps.endClientInUnits(trx, clientId, [unitId]);
      return { trace };
    },
  });
}

/** The units that have not decided about a client. */
async function listUndecided(trx: Kysely<Tables>, clientId: string): Promise<string[]> {
  const decided = trx.selectFrom('client_unit').select('unit_id').where('client_id', '=', clientId);
  const rows = await trx.selectFrom('unit').select('id').where('id', 'not in', decided).execute();
  return rows.map(({ id }) => id);
}
