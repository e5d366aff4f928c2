import { type Kysely, sql } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';

export interface AttemptLimit {
  points: number;
  window: number;
  block: number;
}

export interface Consumed {
  points: number;
  /** When the key is free again, epoch ms. */
  expiresAt: number;
}

/** What can be done with counted tries on one connection. Each is one statement, so that parallel tries cannot slip past each other. */
const countersOn = (connection: Kysely<Tables>) => ({
  /** Counts a try. The one that goes over the limit starts the block; later ones do not prolong it. */
  consume: async (key: string, limit: AttemptLimit, now: number): Promise<Consumed> => {
    const isOver = sql<boolean>`rate_limit.expires_at <= ${now}`;
    const isCrossing = sql<boolean>`rate_limit.points = ${limit.points}`;
    const blockEnd = limit.block > 0 ? sql<number>`${now + limit.block}` : sql<number>`rate_limit.expires_at`;
    const row = await connection
      .insertInto('rate_limit')
      .values({ key, points: 1, expires_at: now + limit.window })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when ${isOver} then 1 else rate_limit.points + 1 end`,
          expires_at: sql<number>`case when ${isOver} then ${now + limit.window}
            when ${isCrossing} then ${blockEnd} else rate_limit.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
    return { points: row.points, expiresAt: row.expires_at };
  },

  /** Takes one counted try back. */
  giveBack: async (keys: readonly string[]): Promise<void> => {
    await connection
      .updateTable('rate_limit')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', 'in', keys)
      .where('points', '>', 0)
      .execute();
  },

  /** Keeps a key until then. */
  keep: async (key: string, until: number): Promise<void> => {
    await connection
      .insertInto('rate_limit')
      .values({ key, points: 1, expires_at: until })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: until }))
      .execute();
  },

  isKept: async (key: string, now: number): Promise<boolean> => {
    const row = await connection
      .selectFrom('rate_limit')
      .select('key')
      .where('key', '=', key)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  forget: async (key: string): Promise<void> => {
    await connection.deleteFrom('rate_limit').where('key', '=', key).execute();
  },
});
export type Counters = ReturnType<typeof countersOn>;

/**
 * Counted tries. On SQLite everybody would wait for the disk at each count; a count need not survive a power cut, and that the
 * process is killed costs none.
 */
export const createAttemptStore = ({ engine, db }: Pick<PortalDatabase, 'engine' | 'db'>) => {
  /**
   * Counts what belongs together: on SQLite in one transaction, on PostgreSQL statement by statement, where a transaction would
   * keep the row of an address, and with it a whole school, until its end. What was counted before `work` throws is lost on
   * SQLite: let it answer instead.
   */
  const write = async <T>(work: (counters: Counters) => Promise<T>): Promise<T> => {
    if (engine === 'postgres') return work(countersOn(db));
    return db.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute((trx) => work(countersOn(trx)));
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
  };
  const consume: Counters['consume'] = (...order) => write((counters) => counters.consume(...order));
  return { write, consume };
};
