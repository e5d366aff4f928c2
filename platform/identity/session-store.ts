import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { prepareQuery, type Tables } from '#platform/database';

export interface NewSession {
  userId: string;
  client: string;
  ip: string;
  /** How the user proved who it is. */
  amr: readonly string[];
  /** Sessions to be revoked together; default: this one alone. */
  family?: string | undefined;
  now: number;
  expiresAt: number;
}

export interface NewToken {
  hash: string;
  sessionId: string;
  expiresAt: number;
}

interface SessionRow extends Omit<NewSession, 'amr' | 'family'> {
  id: string;
  family: string;
  amr: string;
}

const insertSession = prepareQuery((db, row: SessionRow) =>
  db.insertInto('auth_session').values({
    id: row.id,
    user_id: row.userId,
    family: row.family,
    client: row.client,
    ip: row.ip,
    amr: row.amr,
    created_at: row.now,
    last_used_at: row.now,
    expires_at: row.expiresAt,
  }),
);

const insertAccessToken = prepareQuery((db, { hash, sessionId, expiresAt }: NewToken) =>
  db.insertInto('access_token').values({ hash, session_id: sessionId, expires_at: expiresAt }),
);

const insertRefreshToken = prepareQuery((db, { hash, sessionId, expiresAt }: NewToken) =>
  db
    .insertInto('refresh_token')
    .values({ hash, session_id: sessionId, expires_at: expiresAt })
    // The same trade once more: the row is there.
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);

/** The rows of sessions and their tokens. It decides nothing. */
export function createSessionStore(db: Kysely<Tables>) {
  return { ...sessionRows(db), ...tokenRows(db), ...tradeRows(db) };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function sessionRows(db: Kysely<Tables>) {
  return {
    insertSession: async (session: NewSession): Promise<string> => {
      const id = `ses_${randomUUID()}`;
      await insertSession(db, { ...session, id, family: session.family ?? id, amr: session.amr.join(' ') });
      return id;
    },

    /** Of a session that was just refreshed: who it belongs to and when it ends. */
    touchSession: async (id: string, now: number): Promise<{ userId: string; expiresAt: number }> => {
      const row = await db
        .updateTable('auth_session')
        .set({ last_used_at: now })
        .where('id', '=', id)
        .returning(['user_id', 'expires_at'])
        .executeTakeFirstOrThrow();
      return { userId: row.user_id, expiresAt: row.expires_at };
    },

    /** The session that an access or refresh token belongs to, living or not. */
    findSessionOfTokens: (hashes: readonly string[]) =>
      db
        .selectFrom('auth_session')
        .innerJoin('app_user', 'app_user.id', 'auth_session.user_id')
        .select([
          'auth_session.id',
          'auth_session.family',
          'auth_session.user_id',
          'auth_session.amr',
          'auth_session.expires_at',
          'app_user.login_name',
        ])
        .where((eb) =>
          eb.or([
            eb(
              'auth_session.id',
              'in',
              eb.selectFrom('access_token').select('session_id').where('hash', 'in', hashes),
            ),
            eb(
              'auth_session.id',
              'in',
              eb.selectFrom('refresh_token').select('session_id').where('hash', 'in', hashes),
            ),
          ]),
        )
        .where('auth_session.revoked_at', 'is', null)
        .executeTakeFirst(),

    /** @param except id of a session that goes on */
    revoke: async (
      by: 'family' | 'user_id',
      value: string,
      reason: string,
      now: number,
      except?: string,
    ): Promise<number> => {
      const { numUpdatedRows } = await db
        .updateTable('auth_session')
        .set({ revoked_at: now, revoke_reason: reason })
        .where(by, '=', value)
        .where('id', '!=', except ?? '')
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

function tokenRows(db: Kysely<Tables>) {
  return {
    insertAccessToken: async (token: NewToken): Promise<void> => {
      await insertAccessToken(db, token);
    },

    insertRefreshToken: async (token: NewToken): Promise<void> => {
      await insertRefreshToken(db, token);
    },

    findRefreshToken: (hash: string) =>
      db
        .selectFrom('refresh_token')
        .innerJoin('auth_session', 'auth_session.id', 'refresh_token.session_id')
        .innerJoin('app_user', 'app_user.id', 'auth_session.user_id')
        .select([
          'refresh_token.consumed_at',
          'auth_session.id as session_id',
          'auth_session.family',
          'auth_session.user_id',
          'auth_session.revoked_at',
          'app_user.login_name',
        ])
        .where('refresh_token.hash', '=', hash)
        .executeTakeFirst(),
  };
}

/** A refresh token is traded for its successor. */
function tradeRows(db: Kysely<Tables>) {
  return {
    /**
     * Consumes a refresh token whose session still counts. One conditional update: of two callers at once, one gets the
     * session and the other undefined.
     */
    consumeRefreshToken: async (
      hash: string,
      replacedBy: string,
      now: number,
    ): Promise<string | undefined> => {
      const row = await db
        .updateTable('refresh_token')
        .set({ consumed_at: now, replaced_by: replacedBy })
        .where('hash', '=', hash)
        .where('consumed_at', 'is', null)
        .where('expires_at', '>', now)
        .where('session_id', 'in', (eb) =>
          eb
            .selectFrom('auth_session')
            .innerJoin('app_user', 'app_user.id', 'auth_session.user_id')
            .select('auth_session.id')
            .where('auth_session.revoked_at', 'is', null)
            .where('auth_session.expires_at', '>', now)
            .where('app_user.user_status', '=', 'enabled'),
        )
        .returning('session_id')
        .executeTakeFirst();
      return row?.session_id;
    },

    /**
     * The session of a token that was traded for exactly this successor: the same trade once more. Undefined once
     * somebody has traded the successor on, or the session no longer counts.
     */
    findSameTrade: async (hash: string, successor: string, now: number): Promise<string | undefined> => {
      const row = await db
        .selectFrom('refresh_token')
        .innerJoin('refresh_token as next', 'next.hash', 'refresh_token.replaced_by')
        .innerJoin('auth_session', 'auth_session.id', 'next.session_id')
        .innerJoin('app_user', 'app_user.id', 'auth_session.user_id')
        .select('auth_session.id')
        .where('refresh_token.hash', '=', hash)
        .where('next.hash', '=', successor)
        .where('next.consumed_at', 'is', null)
        .where('auth_session.revoked_at', 'is', null)
        .where('auth_session.expires_at', '>', now)
        .where('app_user.user_status', '=', 'enabled')
        .executeTakeFirst();
      return row?.id;
    },
  };
}
