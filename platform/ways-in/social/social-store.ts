import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { SocialIdentity } from './adapters/social-adapter.ts';

/** How many sign-ins one browser may have under way. */
const maxTransactions = 5;

/** The rows of third-party sign-ins and identities. It decides nothing. */
export function createSocialStore(db: Kysely<Tables>) {
  return { ...transactionRows(db), ...linkRows(db), ...pendingRows(db) };
}

/** Sign-ins under way. */
function transactionRows(db: Kysely<Tables>) {
  return {
    /** Where the browser of a sign-in goes on; undefined where no such sign-in is under way. */
    findReturn: (stateHash: string) =>
      db
        .selectFrom('social_transaction')
        .select(['provider', 'return_query'])
        .where('state_hash', '=', stateHash)
        .executeTakeFirst(),

    /** Adds a sign-in under way; the oldest of the browser make room. */
    insertTransaction: async (row: Insertable<Tables['social_transaction']>): Promise<void> => {
      await db
        .insertInto('social_transaction')
        .values({ ...row })
        .execute();
      const kept = await db
        .selectFrom('social_transaction')
        .select('state_hash')
        .where('browser_hash', '=', row.browser_hash)
        .orderBy('created_at', 'desc')
        .orderBy('expires_at', 'desc')
        .execute();
      const surplus = kept
        .map(({ state_hash }) => state_hash)
        .filter((hash) => hash !== row.state_hash)
        .slice(maxTransactions - 1);
      if (surplus.length > 0)
        await db.deleteFrom('social_transaction').where('state_hash', 'in', surplus).execute();
    },

    /** Redeems a state: of two uses at once one gets the row. */
    takeTransaction: (stateHash: string) =>
      db
        .deleteFrom('social_transaction')
        .where('state_hash', '=', stateHash)
        .returning(['browser_hash', 'provider', 'expires_at'])
        .executeTakeFirst(),
  };
}

/** Identities that belong to an account. */
function linkRows(db: Kysely<Tables>) {
  return {
    findLink: (provider: string, { openid }: SocialIdentity) =>
      db
        .selectFrom('social_link')
        .innerJoin('app_user', 'app_user.id', 'social_link.user_id')
        .select(['social_link.user_id', 'app_user.unit_id'])
        .where('social_link.provider', '=', provider)
        .where('social_link.openid', '=', openid)
        .executeTakeFirst(),

    findUnitOf: (userId: string) =>
      db.selectFrom('app_user').select('unit_id').where('id', '=', userId).executeTakeFirst(),

    insertLink: async (row: Tables['social_link']): Promise<void> => {
      await db
        .insertInto('social_link')
        .values({ ...row })
        .execute();
    },

    listLinksOf: (userId: string) =>
      db
        .selectFrom('social_link')
        .select(['provider', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    deleteLink: async (userId: string, provider: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('social_link')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Identities that wait to be bound. */
function pendingRows(db: Kysely<Tables>) {
  return {
    insertPending: async (row: Tables['social_pending']): Promise<void> => {
      await db
        .insertInto('social_pending')
        .values({ ...row })
        .execute();
    },

    takePending: (hash: string, browserHash: string, now: number) =>
      db
        .deleteFrom('social_pending')
        .where('hash', '=', hash)
        .where('browser_hash', '=', browserHash)
        .where('expires_at', '>', now)
        .returning(['provider', 'openid', 'unionid'])
        .executeTakeFirst(),
  };
}
