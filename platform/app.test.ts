import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { hashPassword } from '#platform/identity';
import { createSqlitePlace, insertUnitWithUser, startTestPlatform } from '#platform/testing';

const oauth = '/api/uaa/oauth';

async function openSqlite(): Promise<{ database: PortalDatabase; file: string }> {
  const place = createSqlitePlace();
  const file = place.options.engine === 'sqlite' ? place.options.file : '';
  const database = openDatabase({ engine: 'sqlite', file, busyTimeout: 40 });
  await migrateToLatest(database);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  return { database, file };
}

async function start(database: PortalDatabase, log?: (event: string) => void) {
  const platform = await startTestPlatform(database, { withProvider: false, ...(log ? { log } : {}) });
  onTestFinished(platform.close);
  return platform;
}

const unavailable = { status: 503, code: 'store_unavailable', data: null };

test('when the database is locked, then writing answers 503 with Retry-After while reading goes on', async () => {
  const { database, file } = await openSqlite();
  const events: string[] = [];
  const platform = await start(database, (event) => events.push(event));
  const { user } = await insertUnitWithUser(database.db, { password_hash: await hashPassword('Demo2026') });
  const client = platform.createClient();
  const form = { username: user.login_name, password: 'Demo2026' };
  await client.post(`${oauth}/login`, form);
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const refused = await client.post(`${oauth}/login`, form);
  expect([refused.http, refused.body]).toEqual([503, expect.objectContaining(unavailable)]);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await client.get(`${oauth}/me`)).body.status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await client.post(`${oauth}/login`, form)).body.status).toBe(200);
  expect(events).toEqual(['request_failed']);
});

test('when the database is read-only, then signing in answers 503, and nobody is let in', async () => {
  const { database } = await openSqlite();
  const platform = await start(database);
  const { user } = await insertUnitWithUser(database.db, { password_hash: await hashPassword('Demo2026') });
  await sql`pragma query_only = on`.execute(database.db);
  const client = platform.createClient();
  const answer = await client.post(`${oauth}/login`, { username: user.login_name, password: 'Demo2026' });
  expect([answer.http, answer.body]).toEqual([503, expect.objectContaining(unavailable)]);
  expect(client.cookies.size).toBe(0);
});

test('when the database is away, then the process lives but is not ready, and nobody counts as signed out', async () => {
  const database = openDatabase({ engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });
  onTestFinished(database.close);
  const platform = await start(database);
  const client = platform.createClient();
  client.cookies.set('sy_access', 'any');
  expect((await client.get('/healthz')).http).toBe(200);
  expect((await client.get('/readyz')).http).toBe(503);
  expect((await client.get(`${oauth}/me`)).body).toMatchObject(unavailable);
  expect((await client.get('/api/base/desktop/unReadCodeCount')).body).toMatchObject(unavailable);
});

test('when the database takes no writes, then the platform is not ready, and is again once it does', async () => {
  const { database } = await openSqlite();
  const platform = await start(database);
  const isReady = async () => (await platform.createClient().get('/readyz')).http === 200;
  await sql`pragma query_only = on`.execute(database.db);
  expect(await isReady()).toBe(false);
  await sql`pragma query_only = off`.execute(database.db);
  await expect.poll(isReady).toBe(true);
});

test('when many ask whether it is ready, then the disk is written to once', async () => {
  const { database } = await openSqlite();
  const platform = await start(database);
  const client = platform.createClient();
  for (let time = 0; time < 5; time += 1) expect((await client.get('/readyz')).http).toBe(200);
  const { rows } = await sql`select * from rate_limit where key = 'readiness'`.execute(database.db);
  expect(rows).toHaveLength(1);
  await sql`delete from rate_limit`.execute(database.db);
  expect((await client.get('/readyz')).http).toBe(200);
  expect((await sql`select * from rate_limit`.execute(database.db)).rows).toEqual([]);
});

test('when the database answers, then the platform is ready', async () => {
  const platform = await start((await openSqlite()).database);
  const answer = await platform.createClient().get('/readyz');
  expect([answer.http, answer.body.status]).toEqual([200, 200]);
});

test.each(['/', '/api/none', '/API/uaa/oauth/me', '/healthz/x'])(
  'when nothing is at %s, then the envelope says so',
  async (path) => {
    const platform = await start((await openSqlite()).database);
    const answer = await platform.createClient().get(path);
    expect([answer.http, answer.body.code]).toEqual([404, 'unknown_address']);
  },
);

test('when an answer leaves, then it names neither the software nor a validator', async () => {
  const platform = await start((await openSqlite()).database);
  const { headers } = await platform.createClient().get(`${oauth}/me`);
  expect([headers.get('x-powered-by'), headers.get('etag'), headers.get('cache-control')]).toEqual([
    null,
    null,
    'no-store',
  ]);
});
