import type { Kysely } from 'kysely';
import type { Tables, UnitState } from '#platform/database';
import { type Client, type NewClient, toClient, toClientRow } from './client.ts';

/** The rows of clients and of what units decided about them. It decides nothing. */
export const createClientStore = (db: Kysely<Tables>) => ({
  find: async (id: string): Promise<Client | undefined> => {
    const row = await db.selectFrom('oauth_client').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toClient(row);
  },

  insert: async (client: NewClient, now: number): Promise<void> => {
    await db.insertInto('oauth_client').values(toClientRow(client, now)).execute();
  },

  setStatus: async (id: string, status: Client['status'], now: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('oauth_client')
      .set({ status, updated_at: now })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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
});
