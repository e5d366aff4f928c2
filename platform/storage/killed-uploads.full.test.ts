import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import type { BlobStore } from './blobs/blob-store.ts';
import { createFolderBlobStore } from './blobs/folder-blob-store.ts';
import { sweepStorage } from './upkeep/sweep-storage.ts';

const rounds = 20;
const script = join(import.meta.dirname, 'testing/upload-until-killed.ts');
const dayAndMore = 25 * 60 * 60 * 1000;

let place: string;
let folder: string;
let database: PortalDatabase;
let blobs: BlobStore;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'killed-'));
  folder = join(place, 'blobs');
  database = openDatabase({ engine: 'sqlite', file: join(place, 'platform.db') });
  await migrateToLatest(database);
  blobs = createFolderBlobStore(folder);
});
afterAll(async () => {
  await database.close();
  await rm(place, { recursive: true });
});

/** Starts an uploader and kills it as soon as it begins its step number `steps`. */
async function killAfter(steps: number): Promise<void> {
  const order = JSON.stringify({ file: join(place, 'platform.db'), folder });
  const child = spawn(process.execPath, [script, order], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let seen = 0;
  for await (const _ of createInterface(child.stdout)) {
    seen += 1;
    if (seen === steps) child.kill('SIGKILL');
  }
  expect((await ended)[1]).toBe('SIGKILL');
}

async function hashAt(key: string, algorithm: string): Promise<string | undefined> {
  const readable = await blobs.read(key);
  if (!readable) return undefined;
  const hash = createHash(algorithm);
  for await (const piece of readable) hash.update(piece);
  return hash.digest('hex');
}

test(`when an uploader is killed ${rounds} times in its steps, then each row has its content, and sweeping removes the rest`, async () => {
  for (let round = 0; round < rounds; round += 1) await killAfter(1 + round);
  const { db } = database;
  const kept = await db.selectFrom('stored_blob').selectAll().execute();
  const parts = await db.selectFrom('upload_part').selectAll().execute();
  expect(kept.length).toBeGreaterThan(rounds / 2);
  expect(parts.length).toBeGreaterThan(rounds / 2);
  for (const { blob_key, sha256 } of kept) expect(await hashAt(blob_key, 'sha256')).toBe(sha256);
  for (const { blob_key, md5 } of parts) expect(await hashAt(blob_key, 'md5')).toBe(md5);
  const files = await db.selectFrom('stored_file').selectAll().execute();
  expect(files.length).toBe(kept.length);
  const use = await db.selectFrom('storage_use').selectAll().execute();
  expect(use.map(({ bytes }) => bytes)).toEqual([kept.length * 2_000_000, kept.length * 2_000_000]);

  await sweepStorage({ database, clock: () => Date.now() + dayAndMore, blobs });
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  expect(keys.sort()).toEqual(kept.map(({ blob_key }) => blob_key).sort());
  expect(await db.selectFrom('upload').selectAll().execute()).toEqual([]);
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
}, 300_000);
