import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readEnd, readZip } from './testing/read-zip.ts';
import { maxSmallContent, writeZip, type ZipItem } from './write-zip.ts';

const megabyte = 1024 * 1024;
const noon = Date.UTC(2026, 10, 24, 4, 0, 0); // in China

function fileOf(path: string, body: Buffer | string, isStored = false): ZipItem {
  const content = Buffer.from(body);
  return {
    path,
    changedAt: noon,
    content: { stream: Readable.from([content]), size: content.length, isStored },
  };
}

async function* itemsOf(...items: ZipItem[]): AsyncGenerator<ZipItem> {
  yield* items;
}

/** A content of so many bytes, all alike, in large pieces. */
function longContent(size: number, piece: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, left);
    })(),
    { objectMode: false },
  );
}

/** Counts an archive that is too large to keep, and keeps its last bytes. */
async function measure(
  archive: AsyncIterable<Buffer>,
): Promise<{ size: number; end: Buffer; largest: number }> {
  let [size, largest] = [0, 0];
  let end = Buffer.alloc(0);
  for await (const block of archive) {
    size += block.length;
    largest = Math.max(largest, block.length);
    end = Buffer.concat([end, block]).subarray(-megabyte);
  }
  return { size, end, largest };
}

describe('an archive', () => {
  test('when it is read again, then folders, names, times and contents are there', async () => {
    const long = '语文'.repeat(100_000);
    const items = itemsOf(
      { path: '教案', changedAt: noon },
      { path: '教案/空', changedAt: noon },
      fileOf('教案/第1课 🌱.txt', long),
      fileOf('教案/照片.png', 'picture', true),
      fileOf('空文件.txt', ''),
    );
    const entries = readZip(await buffer(writeZip(items)));
    expect(entries.map(({ name, method }) => [name, method])).toEqual([
      ['教案/', 0],
      ['教案/空/', 0],
      ['教案/第1课 🌱.txt', 8],
      ['教案/照片.png', 0],
      ['空文件.txt', 8],
    ]);
    expect(entries.map(({ content }) => content.toString())).toEqual(['', '', long, 'picture', '']);
    expect(new Set(entries.map(({ time }) => time))).toEqual(new Set(['2026-11-24 12:00:00']));
  });

  test('when small contents share one piece of memory, then each is whole', async () => {
    const room = Buffer.alloc(maxSmallContent);
    const bodies = Array.from({ length: 40 }, (_, number) =>
      Buffer.from(`${number} 语文 `.repeat(number * 60)).subarray(0, maxSmallContent),
    );
    const items = (async function* (): AsyncGenerator<ZipItem> {
      for (const [number, body] of bodies.entries()) {
        const bytes = room.subarray(0, body.copy(room));
        yield { path: `${number}.txt`, changedAt: noon, content: { bytes, isStored: number % 3 === 0 } };
        room.fill('x');
      }
    })();
    const archive = await buffer(writeZip(items));
    const entries = readZip(archive);
    expect(entries.map(({ content }) => content.toString())).toEqual(bodies.map(String));
    expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([0, 8]));
    expect(archive.length).toBeLessThan(bodies.reduce((sum, { length }) => sum + length, 0) / 2);
  });

  test('when a small content cannot be deflated any smaller, then it is whole nevertheless', async () => {
    const bytes = randomBytes(maxSmallContent);
    const items = itemsOf({ path: 'a', changedAt: noon, content: { bytes, isStored: false } });
    expect(readZip(await buffer(writeZip(items)))[0]?.content.equals(bytes)).toBe(true);
  });

  test('when nobody knows how long a content becomes, then it is there nevertheless', async () => {
    const stream = Readable.from([Buffer.from('[1,'), Buffer.from('2]')]);
    const items = itemsOf({ path: 'a.json', changedAt: noon, content: { stream, isStored: false } });
    expect(readZip(await buffer(writeZip(items)))[0]?.content.toString()).toBe('[1,2]');
  });

  test('when nothing is in it, then it is an archive nevertheless', async () => {
    expect(readZip(await buffer(writeZip(itemsOf())))).toEqual([]);
  });

  test('when a time is before 1980, then it is the first that the format has', async () => {
    const items = itemsOf({ path: 'a', changedAt: -1 });
    expect(readZip(await buffer(writeZip(items)))[0]?.time).toBe('1980-01-01 00:00:00');
  });

  test('when it has more than 65,535 entries, then they are counted with 64 bits', async () => {
    const folders = (async function* (): AsyncGenerator<ZipItem> {
      for (let number = 0; number < 70_000; number += 1) yield { path: `f${number}`, changedAt: noon };
    })();
    const archive = await buffer(writeZip(folders));
    expect(readZip(archive)).toHaveLength(70_000);
  });

  test('when it is larger than 4 GB, then sizes and places have 64 bits, and one content at a time is open', async () => {
    const size = 4 * 1024 * megabyte;
    const stream = longContent(size, Buffer.alloc(4 * megabyte));
    const items = itemsOf(
      { path: 'film.mp4', changedAt: noon, content: { stream, size, isStored: true } },
      fileOf('behind.txt', 'behind', true),
    );
    const { size: total, end } = await measure(writeZip(items));
    const { count, offset, size: length } = readEnd(end);
    expect([count, offset > size, offset + length < total]).toEqual([2, true, true]);
    const directory = end.subarray(end.length - (total - offset));
    expect([directory.readUInt32LE(20), directory.readUInt32LE(24)]).toEqual([0xffffffff, 0xffffffff]);
    const extra = 46 + directory.readUInt16LE(28) + 9;
    expect([4, 12].map((at) => Number(directory.readBigUInt64LE(extra + at)))).toEqual([size, size]);
    // Four gigabytes take a slow machine half a minute.
  }, 180_000);
});

describe('while an archive is written', () => {
  test('when it has many contents, then one is open at a time, and no block is large', async () => {
    let [open, most] = [0, 0];
    const piece = Buffer.alloc(64 * 1024, 'a');
    const items = (async function* (): AsyncGenerator<ZipItem> {
      for (let number = 0; number < 300; number += 1) {
        open += 1;
        most = Math.max(most, open);
        const stream = longContent(3 * piece.length, piece).once('close', () => {
          open -= 1;
        });
        const content = { stream, size: 3 * piece.length, isStored: number % 2 === 0 };
        yield { path: `f${number}`, changedAt: noon, content };
      }
    })();
    const { largest } = await measure(writeZip(items));
    expect([most, open]).toEqual([1, 0]);
    expect(largest).toBeLessThan(megabyte);
  });

  test('when the reader leaves, then what is open closes, also while it gives nothing', async () => {
    const silent = new Readable({ read: () => undefined });
    const content = { stream: silent, size: 9, isStored: false };
    const archive = writeZip(itemsOf({ path: 'a', changedAt: noon, content }));
    archive.read();
    await new Promise(setImmediate);
    expect(silent.destroyed).toBe(false);
    silent.on('error', () => undefined);
    archive.destroy();
    await new Promise((resolve) => silent.once('close', resolve));
  });

  test.each([
    ['breaks off', () => Readable.from(failing())],
    ['is shorter than it should be', () => Readable.from([Buffer.from('short')])],
  ])('when a content %s, then the archive does too', async (_, open) => {
    const content = { stream: open(), size: 100, isStored: false };
    const archive = writeZip(itemsOf({ path: 'a', changedAt: noon, content }));
    await expect(buffer(archive)).rejects.toThrow(/^(?:lost|a content has 5 bytes of 100)$/);
  });
});

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('begin');
  throw new Error('lost');
}
