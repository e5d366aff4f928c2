import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { restorePortal } from '#platform/backup';
import { findMigrations, listTables, migrateToLatest, migrationNames } from '#platform/database';
import { requireWholeFolder, unfinishedRestoreFile } from '#shared/data-folder';
import { createPortalPlace, type Engine, engines, type PortalPlace } from './testing/portal-place.ts';
import { runPortal } from './testing/run-portal.ts';
import { backUp, dataFiles, fillPlace, keySecret, unitName } from './testing/small-portal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-restore-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type RestoreChanges = Partial<Parameters<typeof restorePortal>[0]>;

function restore({ dataDir, options }: PortalPlace, archive: string, changes: RestoreChanges = {}) {
  return restorePortal({
    archive,
    dataFolder: dataDir,
    database: options,
    bucket: undefined,
    readKeySecrets: () => [keySecret],
    ...changes,
  });
}

async function placeOf(engine: Engine): Promise<PortalPlace> {
  const place = await createPortalPlace(engine);
  onTestFinished(() => place.remove());
  return place;
}

async function unitsOf(place: PortalPlace): Promise<string[]> {
  const database = place.open();
  const rows = await database.db.selectFrom('unit').select('name').execute();
  await database.close();
  return rows.map(({ name }) => name);
}

async function tablesOf(place: PortalPlace): Promise<string[]> {
  const database = place.open();
  const tables = await listTables(database);
  await database.close();
  return tables;
}

describe.each(engines)('on %s', (engine) => {
  let home: PortalPlace;
  let archive: string;

  beforeAll(async () => {
    home = await createPortalPlace(engine);
    await fillPlace(home);
    for (const [name, text] of [
      ['files/blobs/.drafts/x', ''],
      ['files/icon/a.png.1.draft', ''],
      ['bff.db', ''],
    ] as const) {
      mkdirSync(join(home.dataDir, name, '..'), { recursive: true });
      writeFileSync(join(home.dataDir, name), text);
    }
    archive = join(folder, `${engine}.tar`);
    const { manifest, lostKeys } = await backUp(home, archive);
    expect(manifest).toMatchObject({
      engine,
      portal: '1.2.3',
      migrations: { length: migrationNames.length },
    });
    expect(lostKeys).toEqual([]);
  });
  afterAll(() => home.remove());

  /** A copy of the portal that another version made. */
  async function backUpChanged(change: (place: PortalPlace) => Promise<void>, name: string): Promise<string> {
    const other = await placeOf(engine);
    await restore(other, archive);
    await change(other);
    const target = join(folder, `${engine}-${name}.tar`);
    await backUp(other, target);
    return target;
  }

  test('when a backup is restored, then rows and files are there, and drafts and sessions are not', async () => {
    const place = await placeOf(engine);
    expect(await restore(place, archive)).toMatchObject({ opensKeys: true, lostKeys: [] });
    for (const [path, text] of Object.entries(dataFiles))
      expect(readFileSync(join(place.dataDir, path), 'utf8')).toBe(text);
    expect(await unitsOf(place)).toEqual([unitName]);
    const names = readdirSync(place.dataDir).filter((name) => !name.startsWith('platform.db'));
    expect(names.sort()).toEqual(['files', 'language', 'session-keys']);
    expect(readdirSync(join(place.dataDir, 'files'), { recursive: true })).not.toContainEqual(
      expect.stringContaining('draft'),
    );
  });

  test('when the keys are others, then the restore says so', async () => {
    const place = await placeOf(engine);
    expect(await restore(place, archive, { readKeySecrets: () => ['another'] })).toMatchObject({
      opensKeys: false,
    });
  });

  test('when the backup is of an older portal, then the next start brings it up to date', async () => {
    const older = await backUpChanged(async (place) => {
      const database = place.open();
      await database.db.schema.dropTable('class_register_entry').execute();
      await database.db.schema.dropTable('class_register').execute();
      await database.db.deleteFrom('schema_migration').where('name', '=', '0041-class-registers').execute();
      await database.close();
    }, 'older');
    const place = await placeOf(engine);
    await restore(place, older);
    expect(await tablesOf(place)).not.toContain('class_register');
    const database = place.open();
    await migrateToLatest(database);
    expect(await findMigrations(database)).toHaveLength(migrationNames.length);
    await database.close();
    expect(await unitsOf(place)).toEqual([unitName]);
  });

  test('when the backup is of a newer portal, then it is refused by one line, and the target stays empty', async () => {
    const newer = await backUpChanged(async (place) => {
      const database = place.open();
      await database.db
        .insertInto('schema_migration')
        .values({ name: '9999-next', applied_at: 9e12 })
        .execute();
      await database.close();
    }, 'newer');
    const place = await placeOf(engine);
    await expect(restore(place, newer)).rejects.toThrow(
      /^The backup is of a newer portal, 1\.2\.3: .*9999-next.*$/,
    );
    expect(existsSync(place.dataDir)).toBe(false);
  });

  test('when a byte of the database is another one, then one line says so, and nothing is written', async () => {
    const bytes = readFileSync(archive);
    const at = bytes.indexOf('database/platform.') + 4_000;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const damaged = join(folder, `${engine}-damaged.tar`);
    writeFileSync(damaged, bytes);
    const place = await placeOf(engine);
    const outcome = await runPortal(place.env, 'restore', damaged);
    expect(outcome).toMatchObject({ status: 1, stdout: '' });
    expect(outcome.stderr).toMatch(
      /^Comparing [^\n]+\n\S+ is damaged: database\/platform\.\w+ is not what was written\n$/,
    );
    expect(readdirSync(place.dataDir).filter((name) => !name.startsWith('portal.lock'))).toEqual([]);
    expect(await tablesOf(place)).toEqual([]);
  });

  test('when the target has anything, then it is refused, and everything stays', async () => {
    const place = await placeOf(engine);
    mkdirSync(place.dataDir, { recursive: true });
    writeFileSync(join(place.dataDir, 'session-keys'), 'of somebody');
    await expect(restore(place, archive)).rejects.toThrow(/ is not empty, it has session-keys: [^\n]+$/);
    expect(readFileSync(join(place.dataDir, 'session-keys'), 'utf8')).toBe('of somebody');
  });

  if (engine === 'postgres')
    test('when the database has tables, then it is refused, and everything stays', async () => {
      const place = { ...home, dataDir: join(folder, 'elsewhere') };
      await expect(restore(place, archive)).rejects.toThrow(
        /^The database is not empty, it has \d+ tables: [^\n]+$/,
      );
      expect(existsSync(place.dataDir)).toBe(false);
      expect(await unitsOf(home)).toEqual([unitName]);
    });

  const other = engines.find((each) => each !== engine);
  if (other)
    test('when the engine is another one, then it is refused with what to do', async () => {
      const place = await placeOf(other);
      await expect(restore(place, archive)).rejects.toThrow(/^The backup is of \w+: [^\n]+ DATABASE_URL/);
      expect(existsSync(place.dataDir)).toBe(false);
    });

  test('when a restore did not finish, then no portal uses its target, and a second try works', async () => {
    const place = await placeOf(engine);
    const crash = new Error('the power went');
    const onStep: RestoreChanges['onStep'] = ({ step }) => {
      if (step === 'placed') throw crash;
    };
    await expect(restore(place, archive, { onStep })).rejects.toBe(crash);
    expect(() => requireWholeFolder(place.dataDir)).toThrow(/^a restore into [^\n]+ did not finish/);
    const database = place.open();
    if (engine === 'postgres')
      await expect(migrateToLatest(database)).rejects.toThrow(/^a restore into this database/);
    await database.close();
    await restore(place, archive);
    requireWholeFolder(place.dataDir);
    expect(await unitsOf(place)).toEqual([unitName]);
  });

  test('when only the last step of a restore is missing, then a second try is that step alone', async () => {
    const place = await placeOf(engine);
    const { manifest } = await restore(place, archive);
    const mark = join(place.dataDir, unfinishedRestoreFile);
    writeFileSync(mark, 'placed 2020-01-01T00:00:00.000Z\n');
    await expect(restore(place, archive)).rejects.toThrow(
      /^The backup of 2020-01-01\S+ is there but for its last step/,
    );
    writeFileSync(mark, `placed ${manifest.createdAt}\n`);
    await restore(place, archive);
    expect(existsSync(mark)).toBe(false);
    expect(await unitsOf(place)).toEqual([unitName]);
  });
});

describe('files in a bucket', () => {
  const s3 = { endpoint: 'https://store.example', bucket: 'school' };

  async function backUpWithBucket(): Promise<string> {
    const place = await placeOf('sqlite');
    await fillPlace(place);
    rmSync(join(place.dataDir, 'files', 'blobs', 'ab', 'cdef'));
    const archive = join(folder, 'bucket.tar');
    rmSync(archive, { force: true });
    expect(await backUp(place, archive, { s3 })).toMatchObject({ outsideKeys: 1, lostKeys: [] });
    return archive;
  }
  function bucketOf(...keys: string[]): RestoreChanges {
    async function* list() {
      for (const key of keys) yield { key, modifiedAt: 1 };
    }
    return { bucket: { name: 'school', blobs: { list } } };
  }

  test('when files are in a bucket, then the backup names them, and the restore looks for them there', async () => {
    const archive = await backUpWithBucket();
    expect(await restore(await placeOf('sqlite'), archive, bucketOf('ab/cdef'))).toMatchObject({
      lostKeys: [],
    });
    expect(await restore(await placeOf('sqlite'), archive, bucketOf('zz'))).toMatchObject({
      lostKeys: ['ab/cdef'],
    });
    await expect(restore(await placeOf('sqlite'), archive)).rejects.toThrow(
      / in the bucket school: set the S3_/,
    );
  });

  test('when files belong into the data folder, then a portal with a bucket does not take them', async () => {
    const place = await placeOf('sqlite');
    await fillPlace(place);
    const archive = join(folder, 'no-bucket.tar');
    await backUp(place, archive);
    await expect(restore(await placeOf('sqlite'), archive, bucketOf())).rejects.toThrow(
      /without the S3_ variables$/,
    );
  });
});

test('when a content was lost before, then the backup names it, and is made', async () => {
  const place = await placeOf('sqlite');
  await fillPlace(place);
  rmSync(join(place.dataDir, 'files', 'blobs', 'ab', 'cdef'));
  expect(await backUp(place, join(folder, 'lost.tar'))).toMatchObject({ lostKeys: ['ab/cdef'] });
});

test('when a file is there already, or there is no portal, then nothing is written', async () => {
  const place = await placeOf('sqlite');
  const target = join(folder, 'taken.tar');
  writeFileSync(target, 'mine');
  await expect(backUp(place, target)).rejects.toThrow(/taken\.tar is there already$/);
  expect(readFileSync(target, 'utf8')).toBe('mine');
  await expect(backUp(place, join(folder, 'none.tar'))).rejects.toThrow(/^There is no database /);
  await expect(backUp(place, join(folder, 'missing', 'x.tar'))).rejects.toThrow(
    /^The backup cannot be written there: ENOENT/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
