import type { Kysely, Updateable } from 'kysely';
import type { OauthClientTable, Tables, UnitState } from '#platform/database';
import { type Client, type NewClient, toClient, toClientRow } from './client.ts';
import { clientColumns } from './client-columns.ts';

/** What may change in a row at once. */
export type ClientChange = Omit<
  Updateable<OauthClientTable>,
  'id' | 'revision' | 'created_at' | 'updated_at'
>;

/** The rows of clients and of what units decided about them. It decides nothing. */
export function createClientStore(db: Kysely<Tables>) {
  return {
    find: async (id: string): Promise<Client | undefined> => {
      const row = await db
        .selectFrom('oauth_client')
        .select(clientColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toClient(row);
    },

    insert: async (client: NewClient, now: number): Promise<void> => {
      await db.insertInto('oauth_client').values(toClientRow(client, now)).execute();
    },

    /** False when the row has another revision than the caller started from, or is gone. */
    change: async (id: string, revision: number, change: ClientChange, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('oauth_client')
        .set((eb) => ({ ...change, updated_at: now, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Its secrets, unit states, consents and log go with it. */
    remove: async (id: string): Promise<void> => {
      await db.deleteFrom('oauth_client').where('id', '=', id).execute();
    },

    findLogo: async (id: string): Promise<{ type: string; body: Buffer } | undefined> => {
      const row = await db
        .selectFrom('oauth_client')
        .select(['logo', 'logo_type'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row?.logo || !row.logo_type) return undefined;
      return { type: row.logo_type, body: Buffer.from(row.logo, 'base64') };
    },

    findUnitState: async (clientId: string, unitId: string): Promise<UnitState | undefined> => {
      const row = await db
        .selectFrom('client_unit')
        .select('state')
        .where('client_id', '=', clientId)
        .where('unit_id', '=', unitId)
        .executeTakeFirst();
      return row?.state;
    },

    setUnitState: async (clientId: string, unitId: string, state: UnitState): Promise<void> => {
      await db
        .insertInto('client_unit')
        .values({ client_id: clientId, unit_id: unitId, state })
        .onConflict((conflict) => conflict.columns(['client_id', 'unit_id']).doUpdateSet({ state }))
        .execute();
    },
  };
}
