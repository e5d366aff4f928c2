import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlobSlice, BlobStore } from '../blob-store.ts';

/** An engine over an empty place of its own. */
export interface OpenedBlobStore {
  store: BlobStore;
  close: () => Promise<void>;
}

const kilobyte = 1024;
const sizes = [0, 1, 64 * kilobyte, 5 * kilobyte * kilobyte, 17 * kilobyte * kilobyte + 3];

/** What every engine has to keep. @param name of the engine */
export function describeBlobStore(name: string, open: () => Promise<OpenedBlobStore>): void {
  describe(`the contract of blobs, ${name}`, () => {
    let opened: OpenedBlobStore;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const store: BlobStore = {
      write: (...given) => opened.store.write(...given),
      writePart: (...given) => opened.store.writePart(...given),
      join: (...given) => opened.store.join(...given),
      read: (...given) => opened.store.read(...given),
      readInto: (...given) => opened.store.readInto(...given),
      remove: (key) => opened.store.remove(key),
      list: (prefix) => opened.store.list(prefix),
      removeUnfinished: (before) => opened.store.removeUnfinished(before),
    };
    checkReading(store);
    checkWriting(store);
    checkJoining(store);
    checkKeys(store);
  });
}

function checkReading(store: BlobStore): void {
  test.each(sizes)('when %i bytes are written, then they come back with their hashes', async (size) => {
    const content = contentOf(size);
    const md5 = createHash('md5').update(content).digest('hex');
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await store.write('ab/whole', inPieces(content))).toEqual({ size, md5, sha256 });
    expect(await store.writePart('ab/part', inPieces(content))).toEqual({ size, md5 });
    for (const key of ['ab/whole', 'ab/part']) expect(content.equals(await readAll(store, key))).toBe(true);
  });

  test.each([
    [0, 0, 1],
    [3, 9, 7],
    [90, 99, 10],
    [90, 400, 10],
    [100, 200, 0],
  ])('when bytes %i to %i of 100 are read, then these %i come', async (start, end, length) => {
    const content = contentOf(100);
    await store.write('ab/range', inPieces(content));
    const found = await readAll(store, 'ab/range', { start, end });
    expect(found).toEqual(content.subarray(start, end + 1));
    expect(found.length).toBe(length);
  });

  test.each([
    [100, 100, 100],
    [100, 40, 40],
    [100, 300, 100],
    [100, 0, 0],
    [0, 20, 0],
  ])('when of %i bytes a target takes %i, then it has the first %i', async (size, room, length) => {
    const content = contentOf(size);
    await store.write('ab/small', inPieces(content));
    const target = Buffer.alloc(room);
    expect(await store.readInto('ab/small', target)).toBe(length);
    expect(target.subarray(0, length)).toEqual(content.subarray(0, length));
    expect(target.subarray(length)).toEqual(Buffer.alloc(room - length));
  });

  test('when nobody wrote a key, then there is nothing to read, and removing it does no harm', async () => {
    expect(await store.read('ab/none')).toBeUndefined();
    expect(await store.readInto('ab/none', Buffer.alloc(9))).toBeUndefined();
    await store.remove('ab/none');
  });
}

function checkWriting(store: BlobStore): void {
  test('when the source fails, then its error comes through, and nothing is left', async () => {
    await expect(store.write('ab/half', failingAfter(6 * kilobyte * kilobyte))).rejects.toThrow(
      'the line is cut',
    );
    expect(await store.read('ab/half')).toBeUndefined();
    expect(await keysOf(store, '')).toEqual([]);
  });

  test('when a write is under way, then nobody sees the blob yet', async () => {
    const seen: string[][] = [];
    const source = async function* (): AsyncIterable<Uint8Array> {
      yield contentOf(100);
      seen.push(await keysOf(store, ''));
      expect(await store.read('ab/slow')).toBeUndefined();
      yield contentOf(100);
    };
    await store.write('ab/slow', source());
    expect(seen).toEqual([[]]);
    expect(await keysOf(store, '')).toEqual(['ab/slow']);
  });

  test('when many write at once, then each blob is its own', async () => {
    const all = Array.from({ length: 12 }, (_, index) => contentOf(70_000 + index));
    await Promise.all(all.map((content, index) => store.write(`many/${index}`, inPieces(content))));
    for (const [index, content] of all.entries()) {
      expect(content.equals(await readAll(store, `many/${index}`))).toBe(true);
    }
  });
}

function checkJoining(store: BlobStore): void {
  test.each(sizes)('when %i bytes stand in two blobs, then their slices make one', async (size) => {
    const content = contentOf(size);
    const middle = Math.floor(size / 3);
    // Each holds more than is taken of it.
    await store.writePart('ab/first', inPieces(content.subarray(0, Math.min(size, middle + 100))));
    await store.writePart('ab/second', inPieces(Buffer.concat([Buffer.alloc(5), content.subarray(middle)])));
    const slices = [
      { key: 'ab/first', range: { start: 0, end: middle - 1 } },
      { key: 'ab/second', range: { start: 5, end: 4 + size - middle } },
    ].filter(({ range }) => range.end >= range.start);
    const md5 = createHash('md5').update(content).digest('hex');
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(await store.join('ab/whole', Readable.from(slices))).toEqual({ size, md5, sha256 });
    expect(content.equals(await readAll(store, 'ab/whole'))).toBe(true);
  });

  test('when many are joined at once, then each is its own', async () => {
    const all = Array.from({ length: 12 }, (_, index) => contentOf(70_000 + index));
    const joined = await Promise.all(
      all.map(async (content, index) => {
        await store.writePart(`part/${index}`, inPieces(content));
        const range = { start: 0, end: content.length - 1 };
        return store.join(`whole/${index}`, Readable.from([{ key: `part/${index}`, range }]));
      }),
    );
    for (const [index, content] of all.entries()) {
      expect(joined[index]?.md5).toBe(createHash('md5').update(content).digest('hex'));
      expect(content.equals(await readAll(store, `whole/${index}`))).toBe(true);
    }
  });

  test.each([
    ['is missing', 'ab/none', 9],
    ['ends too early', 'ab/short', 10],
  ])('when one %s, then that is said, and nothing is left', async (_, key, end) => {
    await store.writePart('ab/short', inPieces(contentOf(10)));
    const slices: BlobSlice[] = [
      { key: 'ab/short', range: { start: 0, end: 9 } },
      { key, range: { start: 0, end } },
    ];
    await expect(store.join('ab/whole', Readable.from(slices))).rejects.toMatchObject({ code: 'chunkmerge' });
    expect(await keysOf(store, '')).toEqual(['ab/short']);
  });

  test('when who names the slices fails, then that comes through, and nothing is left', async () => {
    await store.writePart('ab/part', inPieces(contentOf(10)));
    const slices = async function* (): AsyncIterable<BlobSlice> {
      yield { key: 'ab/part', range: { start: 0, end: 9 } };
      throw new Error('no part came in time');
    };
    await expect(store.join('ab/whole', slices())).rejects.toThrow('no part came in time');
    expect(await keysOf(store, '')).toEqual(['ab/part']);
  });
}

function checkKeys(store: BlobStore): void {
  test('when a blob is removed, then it is neither read nor listed any more', async () => {
    await store.write('ab/gone', inPieces(contentOf(10)));
    await store.remove('ab/gone');
    expect(await store.read('ab/gone')).toBeUndefined();
    expect(await keysOf(store, '')).toEqual([]);
  });

  test('when blobs are listed, then the keys are those that begin so, with the time of their writing', async () => {
    const before = Date.now();
    for (const key of ['ab/1', 'ab/2', 'abc/3', 'b/4']) await store.write(key, inPieces(contentOf(1)));
    expect(await keysOf(store, '')).toEqual(['ab/1', 'ab/2', 'abc/3', 'b/4']);
    expect(await keysOf(store, 'ab/')).toEqual(['ab/1', 'ab/2']);
    expect(await keysOf(store, 'ab')).toEqual(['ab/1', 'ab/2', 'abc/3']);
    expect(await keysOf(store, 'none/')).toEqual([]);
    for await (const { modifiedAt } of store.list('b/')) {
      // Clocks of stores count in seconds, and need not be ours.
      expect(Math.abs(modifiedAt - before)).toBeLessThan(60_000);
    }
  });

  test.each(['../up', 'ab/../../up', '/root', 'ab//cd', '', '.hidden', 'ab/.hidden', 'a?b', 'a\\b', 'a\0b'])(
    'when the key is %j, then it is refused',
    async (key) => {
      await expect(store.write(key, inPieces(contentOf(1)))).rejects.toThrow(TypeError);
      await expect(store.join(key, Readable.from([]))).rejects.toThrow(TypeError);
      await expect(store.read(key)).rejects.toThrow(TypeError);
      await expect(store.readInto(key, Buffer.alloc(9))).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
    },
  );
}

/** Bytes that repeat nowhere near. */
function contentOf(size: number): Buffer {
  const content = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) content[at] = (at * 31 + (at >> 8) * 7 + (at >> 16)) & 255;
  return content;
}

async function* inPieces(content: Buffer): AsyncIterable<Uint8Array> {
  const pieceSize = 64 * kilobyte;
  for (let at = 0; at < content.length; at += pieceSize) yield content.subarray(at, at + pieceSize);
}

async function* failingAfter(size: number): AsyncIterable<Uint8Array> {
  yield* inPieces(contentOf(size));
  throw new Error('the line is cut');
}

async function readAll(
  store: BlobStore,
  key: string,
  range?: { start: number; end: number },
): Promise<Buffer> {
  const readable = await store.read(key, range);
  if (!readable) throw new Error(`nothing at ${key}`);
  return Buffer.concat(await readable.toArray());
}

async function keysOf(store: BlobStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}
