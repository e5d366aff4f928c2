import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { parseList } from './client.ts';
import { isProgramScope, type ProgramScope } from './program-scopes.ts';

/** A client that works without a user, for one unit. */
export interface ProgramGrant {
  readonly clientId: string;
  readonly unitId: string;
  readonly scopes: readonly ProgramScope[];
  /** Epoch ms. */
  readonly grantedAt: number;
}

/** The rows that say which client works without a user. It decides nothing. */
export function createProgramGrants(db: Kysely<Tables>) {
  return {
    /** What was granted, whether it counts now or not. */
    find: async (clientId: string): Promise<ProgramGrant | undefined> =>
      toGrant(await select(db, clientId).executeTakeFirst()),

    /** What counts now: the client is active, and neither disabled nor switched off in its unit. */
    findValid: async (clientId: string): Promise<ProgramGrant | undefined> =>
      toGrant(
        await select(db, clientId)
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
          .where((eb) => eb.or([eb('client_unit.state', 'is', null), eb('client_unit.state', '<>', 'off')]))
          .executeTakeFirst(),
      ),

    save: async ({ clientId, unitId, scopes, grantedAt }: ProgramGrant): Promise<void> => {
      const change = { unit_id: unitId, scopes: JSON.stringify(scopes), granted_at: grantedAt };
      await db
        .insertInto('program_grant')
        .values({ client_id: clientId, ...change })
        .onConflict((conflict) => conflict.column('client_id').doUpdateSet(change))
        .execute();
    },

    remove: async (clientId: string): Promise<void> => {
      await db.deleteFrom('program_grant').where('client_id', '=', clientId).execute();
    },
  };
}

function select(db: Kysely<Tables>, clientId: string) {
  return db
    .selectFrom('program_grant')
    .selectAll('program_grant')
    .where('program_grant.client_id', '=', clientId);
}

function toGrant(row: Tables['program_grant'] | undefined): ProgramGrant | undefined {
  return (
    row && {
      clientId: row.client_id,
      unitId: row.unit_id,
      scopes: parseList(row.scopes).filter(isProgramScope),
      grantedAt: row.granted_at,
    }
  );
}
