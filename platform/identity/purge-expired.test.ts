import { setImmediate as nextTurn } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { describeStore, insertMany, insertUnitWithUser } from '#platform/testing';
import { purgeExpired } from './index.ts';

const ended = 12_000;
const now = 1_000_000;

/** The same database, telling how many rows each deleting statement took. */
function countDeleted(database: PortalDatabase): { database: PortalDatabase; sizes: number[] } {
  const sizes: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sizes.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  };
  return { database: { ...database, db: database.db.withPlugin(plugin) }, sizes };
}

describeStore((engine) => {
  let userId: string;
  beforeEach(async () => {
    const { db } = engine.database();
    userId = (await insertUnitWithUser(db)).user.id;
    const expiresAt = sql`case when n <= ${sql.lit(ended)} then n else ${sql.lit(now + 1)} end`;
    await insertMany(db, 'auth_session', ended + 3, {
      id: sql`'s' || n`,
      user_id: sql`${sql.lit(userId)}`,
      family: sql`'f' || n`,
      amr: sql`'pwd'`,
      created_at: sql`0`,
      last_used_at: sql`0`,
      expires_at: expiresAt,
    });
    for (const table of ['access_token', 'refresh_token'] as const)
      await insertMany(db, table, ended + 3, {
        hash: sql`${sql.lit(table)} || n`,
        session_id: sql`'s' || n`,
        expires_at: expiresAt,
      });
  });

  test('when very many sessions have ended, then all go, few at a time, and writes of others get through', async () => {
    const { database, sizes } = countDeleted(engine.database());
    let isOver = false;
    let written = 0;
    const write = async (): Promise<void> => {
      const { db } = engine.database();
      for (; !isOver; written += 1) {
        await db.updateTable('app_user').set({ updated_at: written }).where('id', '=', userId).execute();
        await nextTurn(); // as requests come: by the event loop
      }
    };
    const writing = write();
    await purgeExpired({ database, clock: () => now }).finally(() => {
      isOver = true;
    });
    await writing;
    for (const table of ['auth_session', 'access_token', 'refresh_token'] as const) {
      const left = await engine.database().db.selectFrom(table).select('expires_at').execute();
      expect(left.map(({ expires_at }) => expires_at)).toEqual([now + 1, now + 1, now + 1]);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(3 * ended);
    // Between any two statements somebody else had a turn.
    expect(written).toBeGreaterThan((3 * ended) / 500);
  });
});
