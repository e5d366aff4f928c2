import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, migrationNames } from '#platform/database';
import { unfinishedRestoreFile } from '#shared/data-folder';
import { hasRedis, redisUrl } from '../../bff/testing/redis.ts';
import { startS3Server } from '../../platform/storage/blobs/testing/start-s3-server.ts';
import { checkNode } from '../../scripts/portal/doctor/check-computer.ts';
import { examine } from '../../scripts/portal/doctor/examine.ts';
import { createPortalPlace, type Engine, engines, type PortalPlace } from './testing/portal-place.ts';
import { runPortal } from './testing/run-portal.ts';
import { fillPlace } from './testing/small-portal.ts';

let dataDir: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  dataDir = join(folder, 'data');
});

/** State and text by name. */
async function find(variables: Record<string, string>): Promise<Record<string, string>> {
  const findings = await examine({ DATA_DIR: dataDir, ...variables });
  return Object.fromEntries(findings.map(({ name, state, text }) => [name, `${state} ${text}`]));
}

async function placeOf(engine: Engine): Promise<PortalPlace> {
  const place = await createPortalPlace(engine);
  onTestFinished(() => place.remove());
  return place;
}

const https = { PUBLIC_URL: 'https://portal.example' };
const keys = { SESSION_KEYS: 'k'.repeat(43) };

test('when nothing is there yet, then nothing fails, and nothing is made', async () => {
  const found = await find({});
  expect(Object.values(found).filter((text) => text.startsWith('fail'))).toEqual([]);
  expect(found.DATA_DIR).toMatch(/^note .* is not there yet/);
  expect(found.Database).toMatch(/^note .* is not there yet/);
  expect(existsSync(dataDir)).toBe(false);
});

test('when a variable cannot be used, then that is the finding, and the exit code is 1', async () => {
  const outcome = await runPortal({ DATA_DIR: dataDir, PUBLIC_URL: 'http://portal.example' }, 'doctor');
  expect(outcome).toMatchObject({ status: 1, stderr: '' });
  expect(outcome.stdout).toMatch(/^fail +Configuration +PUBLIC_URL accepts /m);
  expect(outcome.stdout).toMatch(/\n1 of 2 checks failed\n$/);
});

test('when Node is too old, then it fails', () => {
  expect(checkNode('22.4.0')).toMatchObject({ state: 'fail' });
  expect(checkNode('24.0.0')).toMatchObject({ state: 'ok' });
});

describe('the data folder', () => {
  beforeEach(() => mkdirSync(dataDir, { mode: 0o700 }));

  test('when keys can be read by others, then it fails', async () => {
    writeFileSync(join(dataDir, 'session-keys'), 'key', { mode: 0o600 });
    expect((await find({})).DATA_DIR).toMatch(/^ok /);
    chmodSync(join(dataDir, 'session-keys'), 0o644);
    expect((await find({})).DATA_DIR).toMatch(/^fail .*chmod 600/);
  });

  test('when it is open to others, then it is noted', async () => {
    chmodSync(dataDir, 0o755);
    expect((await find({})).DATA_DIR).toMatch(/^note .*chmod 700/);
  });

  test('when a restore did not finish, then it fails', async () => {
    writeFileSync(join(dataDir, unfinishedRestoreFile), '');
    expect((await find({})).DATA_DIR).toMatch(/^fail a restore into .* did not finish/);
  });
});

describe.each(engines)('a database of %s', (engine) => {
  test('when it is empty, up to date, older or newer, then it is told', async () => {
    const place = await placeOf(engine);
    mkdirSync(place.dataDir, { recursive: true });
    const database = place.open();
    expect((await find(place.env)).Migrations).toMatch(/^note The database is empty/);
    await migrateToLatest(database);
    const found = await find(place.env);
    expect(found).toMatchObject({
      Migrations: `ok Up to date, ${migrationNames.at(-1)}`,
      Database: `ok ${engine} answers and takes writes`,
      Administrator: expect.stringMatching(/^note .*admin create/),
      Clock: expect.stringMatching(/^ok /),
    });
    if (engine === 'postgres') expect(found.pg_dump).toMatch(/^ok \d+, for the server \d+/);
    await database.db
      .deleteFrom('schema_migration')
      .where('name', '=', migrationNames.at(-1) ?? '')
      .execute();
    expect((await find(place.env)).Migrations).toMatch(/^note 1 are missing: make a backup/);
    await database.db.insertInto('schema_migration').values({ name: '9999-next', applied_at: 1 }).execute();
    expect((await find(place.env)).Migrations).toMatch(/^fail The database is newer, it has 9999-next/);
    await database.close();
  });
});

test('when an administrator is there, then that is well', async () => {
  const place = await placeOf('sqlite');
  await fillPlace(place);
  await runPortal(place.env, 'admin', 'create', '--login', 'admin', '--unit', 'U1');
  expect((await find(place.env)).Administrator).toBe('ok There is one');
});

test('when what was written is in the future, then the clock fails', async () => {
  const place = await placeOf('sqlite');
  await fillPlace(place);
  const database = place.open();
  await database.db
    .updateTable('schema_migration')
    .set({ applied_at: Date.now() + 3_600_000 })
    .execute();
  await database.close();
  expect((await find(place.env)).Clock).toMatch(/^fail .* differ by 3\d{3} s: /);
});

test('when the database is away, then it fails with its reason, and the rest is looked at', async () => {
  const found = await find({ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' });
  expect(found.Database).toMatch(/^fail the database cannot be used: .*ECONNREFUSED.*: start it/);
  expect(found.OUTBOX_URL).toMatch(/^note /);
});

test('when TLS is ended by a proxy that nobody trusts, or by everybody, then it fails', async () => {
  expect((await find(https)).TRUSTED_PROXIES).toMatch(/^fail A proxy has to end TLS/);
  expect((await find({ ...https, TRUSTED_PROXIES: '10.0.0.0/8' })).TRUSTED_PROXIES).toBe('ok 10.0.0.0/8');
  expect((await find({ ...https, TRUSTED_PROXIES: '0.0.0.0/0' })).TRUSTED_PROXIES).toMatch(/^fail Everybody/);
});

test('when the address is plain http beyond this computer, then it fails, although it is allowed', async () => {
  const found = await find({ PUBLIC_URL: 'http://portal.example', ALLOW_INSECURE_HTTP: '1' });
  expect(found.PUBLIC_URL).toMatch(/^fail .* unprotected/);
});

test('when services are away, then each fails with its reason', async () => {
  const s3 = { S3_BUCKET: 'portal', S3_REGION: 'us-east-1', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
  const found = await find({
    ...keys,
    ...s3,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:1',
    CLAMD_SOCKET: '/nowhere/clamd.sock',
  });
  expect(found.REDIS_URL).toMatch(/^fail .*ECONNREFUSED.*: start Redis/);
  expect(found.S3).toMatch(/^fail .*: compare the S3_ variables/);
  expect(found.CLAMD_SOCKET).toMatch(/^fail clamd: .*ENOENT.*: start clamd/);
});

test('when the bucket takes writes, then that is well, and nothing of the check stays there', async () => {
  const store = await startS3Server();
  onTestFinished(store.close);
  const { endpoint, bucket, region, accessKey, secretKey } = store.options;
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
  expect((await find(variables)).S3).toBe(`ok The bucket ${bucket} takes writes`);
  expect(store.keys()).toEqual([]);
  expect((await find({ ...variables, S3_SECRET_KEY: 'another' })).S3).toMatch(/^fail .*403/);
});

const isRedisThere = await hasRedis();
if (isRedisThere)
  test('when Redis answers, then that is well', async () => {
    expect((await find({ ...keys, REDIS_URL: redisUrl })).REDIS_URL).toBe('ok It answers and takes writes');
  });
