import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';

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

/** Counted tries. Each method is one statement, so that parallel tries cannot slip past each other. */
export const createAttemptStore = (db: Kysely<Tables>) => ({
  /** Counts a try. The one that goes over the limit starts the block; later ones do not prolong it. */
  consume: async (key: string, limit: AttemptLimit, now: number): Promise<Consumed> => {
    const isOver = sql<boolean>`rate_limit.expires_at <= ${now}`;
    const isCrossing = sql<boolean>`rate_limit.points = ${limit.points}`;
    const blockEnd = limit.block > 0 ? sql<number>`${now + limit.block}` : sql<number>`rate_limit.expires_at`;
    const row = await db
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
    await db
      .updateTable('rate_limit')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', 'in', keys)
      .where('points', '>', 0)
      .execute();
  },

  forget: async (key: string): Promise<void> => {
    await db.deleteFrom('rate_limit').where('key', '=', key).execute();
  },
});
