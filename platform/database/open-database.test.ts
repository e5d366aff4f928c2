import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSqlitePlace } from '#platform/testing';
import { openDatabase } from './open-database.ts';

test('when nothing else is asked for, then a write waits for the disk', async () => {
  const { options, remove } = createSqlitePlace();
  const database = openDatabase({ engine: 'sqlite', file: options.file });
  try {
    expect(await sql`pragma synchronous`.execute(database.db)).toMatchObject({ rows: [{ synchronous: 2 }] });
  } finally {
    await database.close();
    await remove();
  }
});
