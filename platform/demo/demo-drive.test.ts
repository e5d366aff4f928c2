import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import {
  type BlobStore,
  createFolderBlobStore,
  createFolderFileStore,
  createS3BlobStore,
} from '#platform/storage';
import { forEachEngine, openMigrated } from '#platform/testing';
import { startS3Server } from '../storage/blobs/testing/start-s3-server.ts';
import { findMediaType } from '../storage/files/find-media-type.ts';
import { demoUnits } from './data/units.ts';
import { type DemoDeps, resetDemo, seedDemo } from './seed-demo.ts';

forEachEngine((engine) => {
  let database: PortalDatabase;
  let folder: string;
  let blobs: BlobStore;
  let deps: DemoDeps;

  beforeEach(async () => {
    database = await openMigrated(engine.name);
    folder = await mkdtemp(join(tmpdir(), 'demo-drive-'));
    blobs = createFolderBlobStore(join(folder, 'blobs'));
    const files = createFolderFileStore(folder);
    deps = { db: database.db, clock: () => 1e12, files, blobs, hashPassword: async () => 'hash' };
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const keysOf = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of blobs.list('')) keys.push(key);
    return keys.sort();
  };
  const listFiles = () =>
    database.db
      .selectFrom('stored_file')
      .innerJoin('stored_blob', 'stored_blob.id', 'stored_file.blob_id')
      .select(['stored_file.id', 'owner_id', 'name', 'media_type', 'blob_key', 'size', 'reference_count'])
      .execute();

  test('when the demo is seeded, then each file has a content of the kind that its row says', async () => {
    await seedDemo(deps);
    const rows = await listFiles();
    expect(rows.length).toBeGreaterThan(8);
    for (const { name, media_type, blob_key, size } of rows) {
      const content = await blobs.read(blob_key);
      expect((await content?.toArray())?.reduce((sum, piece) => sum + piece.length, 0)).toBe(size);
      expect(await findMediaType(blobs, blob_key, { name, serverid: 'drive' })).toBe(media_type);
    }
  });

  test('when the demo is seeded, then entries, versions and what users keep agree', async () => {
    await seedDemo(deps);
    const { db } = database;
    const rows = new Map((await listFiles()).map((row) => [row.id, row]));
    const entries = await db.selectFrom('drive_entry').selectAll().execute();
    for (const { is_folder, file_id, size, media_type } of entries) {
      const file = rows.get(file_id ?? '');
      expect([size, media_type]).toEqual(is_folder ? [0, ''] : [file?.size, file?.media_type]);
    }
    const versions = await db.selectFrom('drive_version').select('file_id').execute();
    expect(versions.map(({ file_id }) => file_id).sort()).toEqual([...rows.keys()].sort());
    const uses = await db.selectFrom('storage_use').selectAll().where('scope', '=', 'user').execute();
    for (const { id, bytes } of uses) {
      const own = [...rows.values()].filter(({ owner_id }) => owner_id === id);
      expect(own.reduce((sum, { size }) => sum + size, 0)).toBe(bytes);
    }
  });

  test('when the demo is reset, then contents of others are gone, and lost ones are there again', async () => {
    await seedDemo(deps);
    const before = await keysOf();
    await blobs.remove(before[0] ?? '');
    const { sha256, md5, size } = await blobs.write('ab/other', Readable.from([Buffer.from('x')]));
    const times = { created_at: 1, checked_at: 1 };
    const content = {
      id: 'b',
      unit_id: 'U2001',
      sha256,
      md5,
      size,
      blob_key: 'ab/other',
      reference_count: 1,
    };
    await database.db
      .insertInto('stored_blob')
      .values({ ...content, ...times })
      .execute();
    await resetDemo(deps);
    expect(await keysOf()).toEqual(before);
    expect((await listFiles()).map(({ blob_key }) => blob_key)).toContain(before[0]);
  });

  test('when contents stand in S3, then those of the demo do too', async () => {
    const server = await startS3Server();
    blobs = createS3BlobStore(server.options);
    await seedDemo({ ...deps, blobs });
    await resetDemo({ ...deps, blobs });
    const named = (await listFiles()).map(({ blob_key }) => blob_key);
    expect(await keysOf()).toEqual([...new Set(named)].sort());
    await server.close();
  });

  test('when there are data already, then no content is written', async () => {
    const [unit] = demoUnits;
    if (unit) await database.db.insertInto('unit').values(unit).execute();
    expect(await seedDemo(deps)).toBe(false);
    expect(await keysOf()).toEqual([]);
  });
});
