import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateToLatest, openDatabase } from '#platform/database';
import { createSqlitePlace } from '#platform/testing';
import { createAttemptStore } from './attempt-store.ts';

test.each([
  {
    outlivesPowerCuts: true,
    mode: 2,
    set: ['pragma synchronous = normal', 'pragma synchronous = full'],
  },
  { outlivesPowerCuts: false, mode: 0, set: [] },
])(
  'when a try is counted on SQLite, then that write does not wait for the disk, and later ones do as before: $mode',
  async ({ outlivesPowerCuts, mode, set }) => {
    const { options, remove } = createSqlitePlace();
    const modes: string[] = [];
    const database = openDatabase({
      ...options,
      outlivesPowerCuts,
      onQuery: (_, __, query) => {
        if (query.sql.startsWith('pragma synchronous =')) modes.push(query.sql);
      },
    });
    const readMode = () => sql`pragma synchronous`.execute(database.db);
    try {
      await migrateToLatest(database);
      expect(await readMode()).toMatchObject({ rows: [{ synchronous: mode }] });
      await createAttemptStore(database).write(({ keep }) => keep('a', 1));
      expect(await readMode()).toMatchObject({ rows: [{ synchronous: mode }] });
    } finally {
      await database.close();
      await remove();
    }
    expect(modes).toEqual(set);
  },
);
