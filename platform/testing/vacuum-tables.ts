import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { PortalDatabase } from '#platform/database';

const limits = { timeout: 20_000, interval: 100 } as const;

/**
 * Does what autovacuum does, before plans are read. A transaction of another test keeps pages from counting as visible to all, and the
 * planner then avoids an index alone: so it is repeated until they do. On SQLite nobody does it, and plans must be right without.
 */
export async function vacuumTables({ db, engine }: PortalDatabase): Promise<void> {
  if (engine === 'sqlite') return;
  const vacuum = async (): Promise<number> => {
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql<{ hidden: number }>`select count(*)::int as hidden from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relpages > 50 and relallvisible < 0.9 * relpages`.execute(db);
    return rows[0]?.hidden ?? 0;
  };
  await vi.waitFor(async () => expect(await vacuum()).toBe(0), limits);
}
