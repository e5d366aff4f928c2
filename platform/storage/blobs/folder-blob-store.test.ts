import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderBlobStore } from './folder-blob-store.ts';
import { describeBlobStore } from './testing/blob-store-contract.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterEach(() => rm(folder, { recursive: true }));

describeBlobStore('in a folder', async () => ({
  store: createFolderBlobStore(join(folder, 'files', 'blobs')),
  close: async () => undefined,
}));

async function* pieces(...all: readonly string[]): AsyncIterable<Uint8Array> {
  for (const piece of all) yield Buffer.from(piece);
}

test('when a writer died a while ago, then its draft goes, and a young one stays', async () => {
  const store = createFolderBlobStore(folder);
  await store.write('ab/kept', pieces('kept'));
  const drafts = join(folder, '.drafts');
  await writeFile(join(drafts, 'old'), 'half');
  await writeFile(join(drafts, 'young'), 'half');
  await utimes(join(drafts, 'old'), 1, 1);
  await store.removeUnfinished(Date.now() - 60_000);
  expect(await readdir(drafts)).toEqual(['young']);
  expect(await readdir(join(folder, 'ab'))).toEqual(['kept']);
});

test('when the disk is full, then that is said, and nothing is left', async () => {
  const store = createFolderBlobStore(folder);
  const full = async function* (): AsyncIterable<Uint8Array> {
    yield Buffer.from('half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  await expect(store.write('ab/c', full())).rejects.toMatchObject({ code: 'store_full' });
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});

test('when a folder stands where a blob should be, then writing fails and leaves no draft', async () => {
  await mkdir(join(folder, 'ab', 'c'), { recursive: true });
  const store = createFolderBlobStore(folder);
  await expect(store.write('ab/c', pieces('x'))).rejects.toThrow();
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
});
