import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { buildArchive } from '../../platform/releases/testing/build-archive.ts';

let folder: string;
let database: PortalDatabase;
/** An archive that nothing is wrong with. Its bytes say when it was packed, so it is packed once. */
let good: Buffer;
beforeAll(async () => {
  good = await buildArchive();
  folder = mkdtempSync(join(tmpdir(), 'portal-apps-'));
  database = openDatabase({ engine: 'sqlite', file: join(folder, 'platform.db') });
  await migrateToLatest(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** `apps install` as an operator calls it. */
function install(content: Buffer, ...flags: string[]) {
  const archive = join(folder, 'app.zip');
  writeFileSync(archive, content);
  const script = join(import.meta.dirname, '..', 'portal.ts');
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, 'apps', 'install', archive, ...flags],
    { env, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function listPointers() {
  return database.db.selectFrom('app_channel').select(['code', 'unit_id', 'channel', 'version']).execute();
}

test('when an operator installs an archive, then it waits for approval, and no unit has it', async () => {
  expect(install(good)).toMatchObject({
    status: 0,
    stdout: 'App      timetable 1.0.0 (School timetable)\nState    uploaded\n',
  });
  expect(await listPointers()).toEqual([]);
});

test('when it is for all units, then the same archive is approved and its pointer moves, once', async () => {
  const first = install(good, '--stable-for-all');
  expect(first.stdout).toContain('State    approved\nPointer  stable for all units\n');
  const all = { code: 'timetable', unit_id: '', channel: 'stable', version: '1.0.0' };
  expect(await listPointers()).toEqual([all]);
  expect(install(good, '--stable-for-all').status).toBe(0);
  expect(await listPointers()).toEqual([all]);
});

test('when the archive has mistakes, then each has a line with its field, and nothing is kept', async () => {
  const { status, stderr } = install(await buildArchive({ version: '1.1', shellApi: 'latest' }));
  expect(status).toBe(1);
  expect(stderr).toMatch(/version: .+\n.*shellApi: /);
  const kept = await database.db.selectFrom('app_release').select('version').execute();
  expect(kept).toEqual([{ version: '1.0.0' }]);
});

test('when a word is not known, then one line says how it is called', () => {
  const usage = 'Usage: npm run portal -- apps install <archive.zip> [--approve] [--stable-for-all]\n';
  expect(install(good, '--stable')).toMatchObject({ status: 1, stderr: usage });
});
