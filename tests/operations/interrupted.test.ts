import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { unfinishedRestoreFile } from '#shared/data-folder';
import { getProgram } from '../processes/find-program.ts';
import { platformSecret } from '../processes/servers.ts';
import type { EndOrder } from './testing/end-at-step.ts';
import { createPortalPlace, type Engine, engines, type PortalPlace } from './testing/portal-place.ts';
import { type Outcome, run, runNode } from './testing/run-portal.ts';
import { backUp, dataFiles, fillPlace, unitName } from './testing/small-portal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-interrupted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

async function placeOf(engine: Engine): Promise<PortalPlace> {
  const place = await createPortalPlace(engine);
  onTestFinished(() => place.remove());
  return place;
}

function endAt(order: EndOrder): Promise<Outcome> {
  return runNode({}, 'tests/operations/testing/end-at-step.ts', JSON.stringify(order));
}

describe('a backup', () => {
  let home: PortalPlace;
  beforeAll(async () => {
    home = await createPortalPlace('sqlite');
    await fillPlace(home);
  });
  afterAll(() => home.remove());

  test.each([
    ['once the database is copied', 1],
    ['between two files', 4],
  ])('when it is ended by Ctrl+C %s, then nothing is left behind', async (_, at) => {
    const archive = join(folder, 'school.tar');
    const ended = await endAt({ command: 'backup', place: home, archive, signal: 'SIGINT', at });
    expect(ended).toMatchObject({ status: 130, stdout: at === 1 ? 'database-copied' : 'part' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('when it is killed, then nothing has the name of a backup, and the next one is made', async () => {
    const archive = join(folder, 'school.tar');
    await endAt({ command: 'backup', place: home, archive, signal: 'SIGKILL', at: 4 });
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.portal-backup-/)]);
    await backUp(home, archive);
    expect(readdirSync(folder)).toContain('school.tar');
  });

  test('when the disk takes no more, then one line says so, and nothing is left behind', async () => {
    const archive = join(folder, 'school.tar');
    const script = join(import.meta.dirname, '../../scripts/portal.ts');
    const limited = ['--fsize=50000', process.execPath, script, 'backup', archive];
    expect(await run(getProgram('prlimit'), limited, home.env)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Copying the database …\n[^\n]+\n$/),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Steps of a restore: verified, begun, one for each part, placed. PostgreSQL has all rows after the last part. */
const parts = Object.keys(dataFiles).length + 1;
const killedAt = { sqlite: [2, 5, 2 + parts, 3 + parts], postgres: [5, 2 + parts] } as const;

describe.each(engines)('a restore on %s', (engine) => {
  test('when it is killed at each step, one try after the other, then no portal starts, and the last try is whole', async () => {
    const home = await placeOf(engine);
    await fillPlace(home);
    const archive = join(folder, 'school.tar');
    await backUp(home, archive);
    const place = await placeOf(engine);
    const order = { command: 'restore', place, archive, signal: 'SIGKILL' } as const;
    for (const at of killedAt[engine]) {
      expect(await endAt({ ...order, at })).toMatchObject({ signal: 'SIGKILL' });
      expect(readFileSync(join(place.dataDir, unfinishedRestoreFile), 'utf8')).toMatch(/^begun /);
    }
    const start = (dataDir: string) =>
      runNode({ ...place.env, DATA_DIR: dataDir, PLATFORM_SECRET: platformSecret }, 'platform/server.ts');
    // Another folder over the same database is no way around.
    const folders = [place.dataDir, ...(engine === 'postgres' ? [join(folder, 'another')] : [])];
    for (const dataDir of folders)
      expect(await start(dataDir)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('did not finish'),
      });

    expect(await endAt({ ...order, at: 0 })).toMatchObject({ status: 0, stdout: 'done' });
    for (const [path, text] of Object.entries(dataFiles))
      expect(readFileSync(join(place.dataDir, path), 'utf8')).toBe(text);
    const database = place.open();
    expect(await database.db.selectFrom('unit').select('name').execute()).toEqual([{ name: unitName }]);
    await database.close();
    expect(readdirSync(place.dataDir)).not.toContain(unfinishedRestoreFile);
  }, 90_000);
});

test('when the marks are of a restore, then a file of somebody beside them still stops the next one', async () => {
  const home = await placeOf('sqlite');
  await fillPlace(home);
  const archive = join(folder, 'school.tar');
  await backUp(home, archive);
  const place = await placeOf('sqlite');
  await endAt({ command: 'restore', place, archive, signal: 'SIGKILL', at: 4 });
  writeFileSync(join(place.dataDir, 'homework.txt'), 'of somebody');
  const again = await endAt({ command: 'restore', place, archive, signal: 'SIGKILL', at: 0 });
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('it has homework.txt') });
});
