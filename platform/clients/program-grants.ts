import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { parseList } from './client.ts';
import { isProgramScope, type ProgramScope } from './program-scopes.ts';

/** A unit for which a client works without a user. */
export interface ProgramGrant {
  readonly clientId: string;
  readonly unitId: string;
  readonly scopes: readonly ProgramScope[];
  /** Epoch ms. */
  readonly grantedAt: number;
}

/** The rows that say which client works without a user, and where. It decides nothing. */
export function createProgramGrants(db: Kysely<Tables>) {
  return {
    /** What was granted, whether it counts now or not; by the ids of the units. */
    list: async (clientId: string): Promise<ProgramGrant[]> =>
      (await select(db, clientId).execute()).map(toGrant),

    find: async (clientId: string, unitId: string): Promise<ProgramGrant | undefined> =>
      findFirst(await select(db, clientId).where('program_grant.unit_id', '=', unitId).execute()),

    /** What counts now, by the ids of the units. */
    listValid: async (clientId: string): Promise<ProgramGrant[]> =>
      (await selectValid(db, clientId).execute()).map(toGrant),

    /** What counts now in one unit. */
    findValid: async (clientId: string, unitId: string): Promise<ProgramGrant | undefined> =>
      findFirst(await selectValid(db, clientId).where('program_grant.unit_id', '=', unitId).execute()),

    save: async ({ clientId, unitId, scopes, grantedAt }: ProgramGrant): Promise<void> => {
      const change = { scopes: JSON.stringify(scopes), granted_at: grantedAt };
      await db
        .insertInto('program_grant')
        .values({ client_id: clientId, unit_id: unitId, ...change })
        .onConflict((conflict) => conflict.columns(['client_id', 'unit_id']).doUpdateSet(change))
        .execute();
    },

    remove: async (clientId: string, unitId: string): Promise<void> => {
      await db
        .deleteFrom('program_grant')
        .where('client_id', '=', clientId)
        .where('unit_id', '=', unitId)
        .execute();
    },
  };
}

function select(db: Kysely<Tables>, clientId: string) {
  return db
    .selectFrom('program_grant')
    .selectAll('program_grant')
    .where('program_grant.client_id', '=', clientId)
    .orderBy('program_grant.unit_id');
}

/** The client is active, and neither disabled nor switched off in the unit. */
function selectValid(db: Kysely<Tables>, clientId: string) {
  return select(db, clientId)
    .innerJoin('oauth_client', 'oauth_client.id', 'program_grant.client_id')
    .innerJoin('unit', 'unit.id', 'program_grant.unit_id')
    .leftJoin('client_unit', (join) =>
      join
        .onRef('client_unit.client_id', '=', 'program_grant.client_id')
        .onRef('client_unit.unit_id', '=', 'program_grant.unit_id'),
    )
    .where('oauth_client.status', '=', 'active')
    .where('oauth_client.kind', '=', 'confidential')
    .where('unit.status', '=', 'enabled')
    .where((eb) => eb.or([eb('client_unit.state', 'is', null), eb('client_unit.state', '<>', 'off')]));
}

function findFirst([row]: readonly Tables['program_grant'][]): ProgramGrant | undefined {
  return row && toGrant(row);
}

function toGrant(row: Tables['program_grant']): ProgramGrant {
  return {
    clientId: row.client_id,
    unitId: row.unit_id,
    scopes: parseList(row.scopes).filter(isProgramScope),
    grantedAt: row.granted_at,
  };
}
