import { afterEach, expect, it } from 'vitest';
import { writeArchive } from './write-archive.ts';

const files = [
  { path: 'remoteEntry.js', content: Buffer.from('export {};') },
  { path: 'assets/app.js', content: Buffer.from('x'.repeat(5000)) },
];
const { TZ: zone } = process.env;

afterEach(() => {
  process.env.TZ = zone ?? 'UTC';
});

it('when the same files are packed elsewhere and in another order, then the bytes are the same', async () => {
  process.env.TZ = 'Asia/Shanghai';
  const one = await writeArchive(files);
  process.env.TZ = 'America/New_York';
  const other = await writeArchive(files.toReversed());
  expect(other.equals(one)).toBe(true);
});

it('when a byte differs, then the archive does', async () => {
  const changed = files.map((file) => ({ ...file, content: Buffer.from(`${file.content}!`) }));
  expect((await writeArchive(changed)).equals(await writeArchive(files))).toBe(false);
});
