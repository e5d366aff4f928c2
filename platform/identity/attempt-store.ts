import { type Kysely, sql } from 'kysely';
import { type PortalDatabase, prepareQuery, type Tables } from '#platform/database';

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

interface Count {
  key: string;
  limit: number;
  now: number;
  windowEnd: number;
  /** Null where going over the limit prolongs nothing. */
  blockEnd: number | null;
}

const countTry = prepareQuery((db, { key, limit, now, windowEnd, blockEnd }: Count) =>
  db
    .insertInto('rate_limit')
    .values({ key, points: 1, expires_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(countedOn({ limit, now, windowEnd, blockEnd })),
    )
    .returning(['points', 'expires_at']),
);

/** What becomes of a row that is there. */
function countedOn({ limit, now, windowEnd, blockEnd }: Omit<Count, 'key'>) {
  const isOver = sql<boolean>`rate_limit.expires_at <= ${now}`;
  const isCrossing = sql<boolean>`rate_limit.points = ${limit}`;
  return {
    points: sql<number>`case when ${isOver} then 1 else rate_limit.points + 1 end`,
    expires_at: sql<number>`case when ${isOver} then ${windowEnd}
      when ${isCrossing} then coalesce(${blockEnd}, rate_limit.expires_at) else rate_limit.expires_at end`,
  };
}

const takeBack = prepareQuery((db, { a, b, c }: { a: string; b: string; c: string }) =>
  db
    .updateTable('rate_limit')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', 'in', [a, b, c])
    .where('points', '>', 0),
);

const keepUntil = prepareQuery((db, { key, until }: { key: string; until: number }) =>
  db
    .insertInto('rate_limit')
    .values({ key, points: 1, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: until })),
);

const selectKept = prepareQuery((db, { key, now }: { key: string; now: number }) =>
  db.selectFrom('rate_limit').select('key').where('key', '=', key).where('expires_at', '>', now),
);

const selectCount = prepareQuery((db, { key, now }: { key: string; now: number }) =>
  db
    .selectFrom('rate_limit')
    .select(['points', 'expires_at'])
    .where('key', '=', key)
    .where('expires_at', '>', now),
);

const deleteCount = prepareQuery((db, { key }: { key: string }) =>
  db.deleteFrom('rate_limit').where('key', '=', key),
);
export type Counters = ReturnType<typeof countersOn>;
export type AttemptDatabase = Pick<PortalDatabase, 'engine' | 'db' | 'outlivesPowerCuts'>;

/**
 * Counted tries. On SQLite everybody would wait for the disk at each count; a count need not survive a power cut, and that the
 * process is killed costs none.
 */
export function createAttemptStore({ engine, db, outlivesPowerCuts }: AttemptDatabase) {
  /**
   * Counts what belongs together: on SQLite in one transaction, on PostgreSQL statement by statement. There a
   * transaction would lock the row of an address until its end, and with it block a whole school. What was counted
   * before `work` throws is lost on SQLite: let it answer instead.
   */
  const write = async <T>(work: (counters: Counters) => Promise<T>): Promise<T> => {
    if (engine === 'postgres') return work(countersOn(db));
    if (!outlivesPowerCuts) return db.transaction().execute((trx) => work(countersOn(trx)));
    return db.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await connection.transaction().execute((trx) => work(countersOn(trx)));
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
  };
  /**
   * Counts, and does `work` in a transaction. SQLite runs both in one transaction, since each makes all others wait; a throw of
   * `work` undoes the counting there. PostgreSQL counts first, and gives `work` a transaction of its own, for the reason above.
   */
  const writeBefore = async <T>(
    count: (counters: Counters) => Promise<void>,
    work: (trx: Kysely<Tables>) => Promise<T>,
  ): Promise<T> => {
    if (engine === 'postgres') await count(countersOn(db));
    return db.transaction().execute(async (trx) => {
      if (engine === 'sqlite') await count(countersOn(trx));
      return work(trx);
    });
  };
  const consume: Counters['consume'] = (...order) => write((counters) => counters.consume(...order));
  const consumeEach: Counters['consumeEach'] = (...order) =>
    write((counters) => counters.consumeEach(...order));
  const find = async (key: string, now: number): Promise<Consumed | undefined> => {
    const [row] = await selectCount(db, { key, now });
    return row && { points: row.points, expiresAt: row.expires_at };
  };
  return { write, writeBefore, consume, consumeEach, find };
}

/** What can be done with counted tries on one connection. Each is one statement, so that parallel tries cannot slip past each other. */
function countersOn(connection: Kysely<Tables>) {
  return {
    /** Counts a try. The one that goes over the limit starts the block; later ones do not prolong it. */
    consume: async (key: string, limit: AttemptLimit, now: number): Promise<Consumed> => {
      const blockEnd = limit.block > 0 ? now + limit.block : null;
      const windowEnd = now + limit.window;
      const [row] = await countTry(connection, { key, limit: limit.points, now, windowEnd, blockEnd });
      if (!row) throw new TypeError('a try was not counted');
      return { points: row.points, expiresAt: row.expires_at };
    },

    /** Counts a try of each key, in one statement. @returns the keys that are over the limit */
    consumeEach: async (
      keys: readonly string[],
      { points, window }: Omit<AttemptLimit, 'block'>,
      now: number,
    ): Promise<ReadonlySet<string>> => {
      if (keys.length === 0) return new Set();
      const windowEnd = now + window;
      const rows = await connection
        .insertInto('rate_limit')
        // In one order, so that two at once do not wait for each other.
        .values(keys.toSorted().map((key) => ({ key, points: 1, expires_at: windowEnd })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(countedOn({ limit: points, now, windowEnd, blockEnd: null })),
        )
        .returning(['key', 'points'])
        .execute();
      return new Set(rows.filter((row) => row.points > points).map(({ key }) => key));
    },

    /** Takes one counted try back from each. */
    giveBack: async ([a, b, c]: readonly [string, string, string]): Promise<void> => {
      await takeBack(connection, { a, b, c });
    },

    /** Keeps a key until then. */
    keep: async (key: string, until: number): Promise<void> => {
      await keepUntil(connection, { key, until });
    },

    isKept: async (key: string, now: number): Promise<boolean> =>
      (await selectKept(connection, { key, now })).length > 0,

    forget: async (key: string): Promise<void> => {
      await deleteCount(connection, { key });
    },
  };
}
