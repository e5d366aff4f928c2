import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';

/** So many secrets of one client count at once: the old one goes on while the new one is rolled out. */
const liveSecrets = 2;

/** The secrets of clients: two may live at a time, and only their hashes are kept. */
export function createClientSecrets(db: Kysely<Tables>) {
  return {
    /**
     * Adds a secret; inside a transaction when `db` is one. Only this answer contains it.
     * @param given what was decided elsewhere: the secret of a client that registered itself, or demo data
     * @throws DomainError `conflict` when two live already
     */
    add: async (
      clientId: string,
      now: number,
      given: { id?: string; secret?: string } = {},
    ): Promise<{ id: string; secret: string }> => {
      const { id = `sec_${randomUUID()}`, secret = randomBytes(32).toString('base64url') } = given;
      const live = await selectLive(db, clientId).select('id').execute();
      if (live.length >= liveSecrets) throw new DomainError('conflict', { message: tooMany });
      const hash = hashOf(secret).toString('hex');
      await db
        .insertInto('client_secret')
        .values({ id, client_id: clientId, hash, created_at: now })
        .execute();
      return { id, secret };
    },

    /** From now on it counts no more. */
    remove: async (clientId: string, id: string, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('client_secret')
        .set({ removed_at: now })
        .where('client_id', '=', clientId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    list: (clientId: string) =>
      selectLive(db, clientId).select(['id', 'created_at', 'last_used_at']).orderBy('created_at').execute(),

    /** Compares with every live secret, in a time that does not reveal which one was close. */
    isSecretOf: async (clientId: string, secret: string, now: number): Promise<boolean> => {
      const given = hashOf(secret);
      const live = await selectLive(db, clientId).select(['id', 'hash']).execute();
      const matching = live.filter(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
      const [match] = matching;
      if (!match) return false;
      await db.updateTable('client_secret').set({ last_used_at: now }).where('id', '=', match.id).execute();
      return true;
    },
  };
}

const tooMany = '已有两个密钥，请先移除一个|||There are two secrets already. Please remove one first';

function selectLive(db: Kysely<Tables>, clientId: string) {
  return db.selectFrom('client_secret').where('client_id', '=', clientId).where('removed_at', 'is', null);
}

/** A fast hash is enough: there is nothing to guess in 256 random bits. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
