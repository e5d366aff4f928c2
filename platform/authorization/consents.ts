import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';

const scopeList = v.array(v.string());

/** What users let clients see. Revoked consents stay, so that support can find out what happened. */
export function createConsentStore(db: Kysely<Tables>) {
  return {
    findScopes: async (clientId: string, accountId: string): Promise<string[] | undefined> => {
      const row = await db
        .selectFrom('user_consent')
        .select('scopes')
        .where('client_id', '=', clientId)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row && v.parse(scopeList, JSON.parse(row.scopes));
    },

    /** When the user last allowed the client something; undefined where nothing is allowed now. */
    findTime: async (clientId: string, accountId: string): Promise<number | undefined> => {
      const row = await db
        .selectFrom('user_consent')
        .select('granted_at')
        .where('client_id', '=', clientId)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row?.granted_at;
    },

    save: async (clientId: string, accountId: string, scopes: readonly string[], now: number) => {
      const values = { scopes: JSON.stringify(scopes), granted_at: now, revoked_at: null };
      await db
        .insertInto('user_consent')
        .values({ client_id: clientId, account_id: accountId, ...values })
        .onConflict((conflict) => conflict.columns(['client_id', 'account_id']).doUpdateSet(values))
        .execute();
    },

    /** Notes that the client got a token; where no consent is needed there is nothing to note. */
    noteUse: async (clientId: string, accountId: string, now: number): Promise<void> => {
      await db
        .updateTable('user_consent')
        .set({ last_used_at: now })
        .where('client_id', '=', clientId)
        .where('account_id', '=', accountId)
        .execute();
    },

    revoke: async (clientId: string, accountId: string, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('user_consent')
        .set({ revoked_at: now })
        .where('client_id', '=', clientId)
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    listOf: async (accountId: string) => {
      const rows = await db
        .selectFrom('user_consent')
        .innerJoin('oauth_client', 'oauth_client.id', 'user_consent.client_id')
        .select(['client_id', 'name_zh', 'name_en', 'user_consent.scopes', 'granted_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .orderBy('granted_at', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, scopes: v.parse(scopeList, JSON.parse(row.scopes)) }));
    },
  };
}
