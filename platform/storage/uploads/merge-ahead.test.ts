import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createFolderBlobStore } from '../blobs/folder-blob-store.ts';
import { contentOf, emptyStorage, md5Of } from '../testing/uploader.ts';
import { createMergesAhead, type MergeOptions, type MergesAhead } from './merge-ahead.ts';
import { insertPart, removeUpload, touchUpload } from './upload-rows.ts';

const content = contentOf(1000);
const size = content.length;

forEachEngine((engine) => {
  let folder: string;
  let blobs: BlobStore;
  let merges: MergesAhead;
  let id: string;
  /** The contents that are put together. */
  let made: Promise<unknown>[];
  const begin = (options: MergeOptions = {}): void => {
    made = [];
    const join: BlobStore['join'] = (key, slices) => {
      const written = blobs.join(key, slices);
      made.push(written);
      return written;
    };
    const deps = { database: engine.database(), blobs: { ...blobs, join } };
    merges = createMergesAhead(deps, { smallest: 0, ...options });
  };
  beforeEach(async () => {
    folder = await mkdtemp(joinPath(tmpdir(), 'merge-ahead-'));
    blobs = createFolderBlobStore(folder);
    const { db } = engine.database();
    await emptyStorage(db);
    const name = { unitId: 'U1', userId: 'T1', md5: md5Of(content), size };
    ({ id } = await touchUpload(db, name, Date.now()));
    begin();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const addPart = async (start: number, end: number): Promise<void> => {
    const key = `parts/${id}-${start}-${end}`;
    const body = content.subarray(start, end);
    const { md5 } = await blobs.write(key, piecesOf(body));
    await insertPart(engine.database().db, id, { start, length: body.length, key, md5 });
    merges.notePart({ id, size });
  };
  /** Of contents that were put together, and of drafts. */
  const listMade = async (): Promise<string[]> => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    return names
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('parts'))
      .map(({ name }) => name);
  };

  test('when parts come in any order and lie over each other, then the content is whole', async () => {
    for (const [start, end] of [
      [600, 1000],
      [0, 300],
      [200, 700],
    ] as const)
      await addPart(start, end);
    const merged = await merges.take(id);
    expect(merged?.written).toMatchObject({ size, md5: md5Of(content) });
    const stored = await blobs.read(merged?.key ?? '');
    expect(stored && (await buffer(stored))).toEqual(content);
  });

  test('when it is taken twice, then the second one makes it anew', async () => {
    await addPart(0, 1000);
    expect(await merges.take(id)).toBeDefined();
    expect(await merges.take(id)).toBeUndefined();
  });

  test('when a part is missing, or has gone, then nothing is taken, and no draft stays', async () => {
    await addPart(0, 300);
    expect(await merges.take(id)).toBeUndefined();
    expect(await listMade()).toEqual([]);
    await addPart(300, 600);
    await removeUpload(engine.database().db, id);
    expect(await merges.take(id)).toBeUndefined();
    expect(await listMade()).toEqual([]);
  });

  test('when no part comes for a while, then the draft goes, and the next part begins anew', async () => {
    begin({ idleTimeout: 20 });
    await addPart(0, 300);
    await expect(made[0]).rejects.toThrow('no part came in time');
    expect(await listMade()).toEqual([]);
    await addPart(300, 1000);
    expect((await merges.take(id))?.written.md5).toBe(md5Of(content));
  });

  test('when nobody takes the content, then it goes', async () => {
    begin({ idleTimeout: 20 });
    await addPart(0, 1000);
    await made[0];
    await expect.poll(listMade).toEqual([]);
    expect(await merges.take(id)).toBeUndefined();
  });

  test('when contents wait for who takes them, then other files are put together all the same', async () => {
    await addPart(0, 1000);
    const waiting = id;
    await made[0];
    const { db } = engine.database();
    for (const md5 of ['b', 'c', 'd', 'e']) {
      ({ id } = await touchUpload(db, { unitId: 'U1', userId: 'T1', md5, size }, Date.now()));
      await addPart(0, 1000);
      await made.at(-1);
    }
    expect(made.length).toBe(5);
    for (const each of [waiting, id]) expect((await merges.take(each))?.written.md5).toBe(md5Of(content));
  });

  test('when a file is small, then nobody works ahead', async () => {
    begin({ smallest: size + 1 });
    await addPart(0, 1000);
    expect(await merges.take(id)).toBeUndefined();
  });
});

async function* piecesOf(body: Buffer): AsyncGenerator<Uint8Array> {
  yield body;
}
