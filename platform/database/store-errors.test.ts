import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import {
  buildUnit,
  createSqlitePlace,
  describePostgres,
  describeStore,
  postgresUrl,
} from '#platform/testing';
import {
  isStorable,
  isUniqueViolation,
  migrateToLatest,
  openDatabase,
  type PortalDatabase,
} from './index.ts';

const unavailable = { name: 'DomainError', code: 'store_unavailable', retryAfter: 5 };

function insertUnit({ db }: PortalDatabase) {
  return db.insertInto('unit').values(buildUnit()).execute();
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openSqlite(busyTimeout: number): Promise<{ database: PortalDatabase; file: string }> {
  const place = createSqlitePlace();
  const file = place.options.engine === 'sqlite' ? place.options.file : '';
  const database = openDatabase({ engine: 'sqlite', file, busyTimeout });
  closers.push(place.remove, database.close);
  await migrateToLatest(database);
  return { database, file };
}

describe('on SQLite', () => {
  test('when another process holds the lock for too long, then the store is unavailable', async () => {
    const { database, file } = await openSqlite(60);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(insertUnit(database)).rejects.toMatchObject(unavailable);
    await expect(database.db.transaction().execute(async () => 1)).rejects.toMatchObject(unavailable);
    other.exec('rollback');
    other.close();
    await insertUnit(database);
  });

  test('when the lock is released in time, then the write goes through and the event loop ran meanwhile', async () => {
    const { database, file } = await openSqlite(5_000);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const write = insertUnit(database);
    setTimeout(() => other.exec('rollback'), 50);
    await expect(write).resolves.toHaveLength(1);
    other.close();
  });

  test('when the lock is held, then reading goes on', async () => {
    const { database, file } = await openSqlite(60);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    expect(await database.db.selectFrom('unit').selectAll().execute()).toEqual([]);
    other.close();
  });

  test.each([
    ['read-only', 'pragma query_only = on'],
    ['full', 'pragma max_page_count = 1'],
  ])('when the database is %s, then the store is unavailable', async (_, pragma) => {
    const { database } = await openSqlite(0);
    await sql.raw(pragma).execute(database.db);
    const writeMuch = async () => {
      for (let count = 0; count < 50; count += 1)
        await database.db
          .insertInto('unit')
          .values(buildUnit({ name: 'x'.repeat(4096) }))
          .execute();
    };
    await expect(writeMuch()).rejects.toMatchObject(unavailable);
    // SQLite rolls back by itself when it is full: Kysely's own rollback must not hide why.
    const inTransaction = database.db.transaction().execute(async (trx) => {
      const name = 'x'.repeat(2 ** 20);
      await trx.insertInto('unit').values(buildUnit({ name })).execute();
    });
    await expect(inTransaction).rejects.toMatchObject(unavailable);
  });

  test('when the file is no database, then opening it says that the store is unavailable', () => {
    expect(() => openDatabase({ engine: 'sqlite', file: '/proc/version' })).toThrow(
      expect.objectContaining(unavailable),
    );
  });

  test('when a value has no place in a column, then that is a programming error', async () => {
    const { database } = await openSqlite(0);
    await expect(sql`select ${true}`.execute(database.db)).rejects.toThrow(TypeError);
  });
});

describe('without PostgreSQL', () => {
  test('when nothing listens, then the store is unavailable', async () => {
    const database = openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });
    closers.push(database.close);
    await expect(insertUnit(database)).rejects.toMatchObject(unavailable);
    await expect(migrateToLatest(database)).rejects.toMatchObject(unavailable);
  });
});

describePostgres((engine) => {
  const url = postgresUrl ?? '';

  test.each([
    ['text with U+0000', sql`select ${'a\0b'}::text`],
    ['a number out of range', sql`select ${2 ** 40}::integer`],
    ['a number where there are whole ones only', sql`select ${1.5}::integer`],
    ['no instant', sql`select ${'yesterday or so'}::timestamptz`],
  ])('when it is sent %s, then that is wrong input and no failure', async (_, query) => {
    const asked = query.execute(engine.database().db);
    await expect(asked).rejects.toMatchObject({ name: 'DomainError', code: 'invalid_input' });
  });

  test('when a text is too large for its index, then that is wrong input and no failure', async () => {
    const unit = buildUnit({ id: randomBytes(20_000).toString('base64') });
    const insert = engine.database().db.insertInto('unit').values(unit).execute();
    await expect(insert).rejects.toMatchObject({ name: 'DomainError', code: 'invalid_input' });
  });

  test.each(['a\0b', '\ud83d'])(
    'when a text is not storable (%j), then it does not come back',
    async (text) => {
      expect(isStorable(text)).toBe(false);
      const { db } = engine.database();
      const { rows } = await sql<{ text: string }>`select ${text}::text as text`
        .execute(db)
        .catch(() => ({ rows: [] }));
      expect(rows[0]?.text).not.toBe(text);
    },
  );

  test('when the connection is terminated in a query, then the store is unavailable, and soon works again', async () => {
    const { db } = engine.database();
    const other = openDatabase({ engine: 'postgres', url, maxConnections: 1 });
    closers.push(other.close);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.db);
    const sleeping = expect(sql`select pg_sleep(5)`.execute(other.db)).rejects.toMatchObject(unavailable);
    await expect
      .poll(async () => {
        const found = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid = ${rows[0]?.pid} and query like '%pg_sleep%'`.execute(db);
        return found.rows.length;
      })
      .toBe(1);
    await sleeping;
    await expect
      .poll(() =>
        sql`select 1`.execute(other.db).then(
          () => 'works',
          () => 'lost',
        ),
      )
      .toBe('works');
  });

  test('when the database accepts no writes, then the store is unavailable', async () => {
    const place = await engine.createPlace();
    const options = { ...place.options, maxConnections: 1 };
    const database = openDatabase(options);
    closers.push(place.remove, database.close);
    await migrateToLatest(database);
    await sql`set session characteristics as transaction read only`.execute(database.db);
    await expect(insertUnit(database)).rejects.toMatchObject(unavailable);
  });

  test.each(['55000', '53100', '53200', '53300', '57P01', '57P02', '57P03'])(
    'when PostgreSQL says %s, then the store is unavailable',
    async (state) => {
      const raise = sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`);
      await expect(raise.execute(engine.database().db)).rejects.toMatchObject(unavailable);
    },
  );
});

describeStore((engine) => {
  test('when a row collides with another, then that is a unique violation and no outage', async () => {
    const { db } = engine.database();
    const unit = buildUnit();
    await db.insertInto('unit').values(unit).execute();
    const error = await db
      .insertInto('unit')
      .values(unit)
      .execute()
      .catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });

  test('when a row points nowhere, then it is refused, and that is no unique violation', async () => {
    const { db } = engine.database();
    const error = await db
      .insertInto('user_role')
      .values({ user_id: 'nobody', role_code: 'x' })
      .execute()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toMatchObject(unavailable);
    expect(isUniqueViolation(error)).toBe(false);
  });
});
