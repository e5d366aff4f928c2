import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManifest } from '../manifest.ts';
import { partNames, toPartName } from '../part-names.ts';
import { formatChecksums } from './checksums.ts';
import { readArchive, readText } from './read-archive.ts';
import { verifyArchive } from './verify-archive.ts';
import { createArchive } from './write-archive.ts';

let folder: string;
let file: string;

const manifest = createManifest({
  portal: '1.0.0',
  createdAt: '2026-11-25T10:00:00.000Z',
  engine: 'sqlite',
  migrations: ['0001-identity'],
  files: { store: 'folder' },
  keyFingerprints: [],
});
const parts: Readonly<Record<string, string>> = {
  [partNames.manifest]: JSON.stringify(manifest),
  [toPartName('session-keys')]: 'key\n',
  [toPartName('files/blobs/ab/empty')]: '',
  [partNames.sqlite]: 'rows '.repeat(200),
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  file = join(folder, 'whole.tar');
  const archive = await createArchive(file);
  for (const [name, text] of Object.entries(parts)) await archive.addText(name, text);
  await archive.finish();
  await archive.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function contentOf(path: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, body } of readArchive(path)) found[name] = await readText(body);
  return found;
}

function verify(path: string) {
  return verifyArchive(path, () => undefined);
}

/** A tar file that no portal made. */
async function pack(
  entries: Readonly<Record<string, string>>,
  type: 'file' | 'symlink' = 'file',
): Promise<string> {
  const { readable, controller } = createTarPacker();
  for (const [name, text] of Object.entries(entries)) {
    const writer = controller
      .add({ name, size: type === 'file' ? Buffer.byteLength(text) : 0, type, linkname: '/etc' })
      .getWriter();
    if (text && type === 'file') await writer.write(Buffer.from(text));
    await writer.close();
  }
  controller.finalize();
  const path = join(folder, 'other.tar');
  writeFileSync(path, Buffer.from(await new Response(readable).arrayBuffer()));
  return path;
}

test('when an archive is whole, then it has what was written, and its manifest', async () => {
  expect(await contentOf(file)).toMatchObject(parts);
  const verified = await verify(file);
  expect(verified.manifest).toEqual(manifest);
  expect([...verified.checksums.keys()]).toEqual(Object.keys(parts));
});

test('when an operator has nothing but tar and sha256sum, then they read and check it too', () => {
  const place = mkdtempSync(join(folder, 'by-hand-'));
  execFileSync('tar', ['-xf', file, '-C', place]);
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', partNames.checksums], { cwd: place });
  expect(readFileSync(join(place, toPartName('session-keys')), 'utf8')).toBe('key\n');
});

test('when any byte is another one, then the archive is refused, or nothing of its content has changed', async () => {
  const whole = readFileSync(file);
  const before = await contentOf(file);
  const damaged = join(folder, 'damaged.tar');
  let refused = 0;
  for (let at = 0; at < whole.length; at += 13) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x41;
    writeFileSync(damaged, bytes);
    const outcome = await verify(damaged).catch((error: Error) => error);
    if (outcome instanceof Error) {
      expect(outcome.name).toBe('BackupError');
      refused += 1;
    } else expect(await contentOf(damaged)).toEqual(before);
  }
  expect(refused).toBeGreaterThan(100);
});

test('when the file ends too early, wherever, then it is refused', async () => {
  const whole = readFileSync(file);
  const short = join(folder, 'short.tar');
  for (let length = 0; length < whole.length; length += 97) {
    writeFileSync(short, whole.subarray(0, length));
    await expect(verify(short), `${length} bytes`).rejects.toMatchObject({ name: 'BackupError' });
  }
});

function sums(entries: Readonly<Record<string, string>>): string {
  return formatChecksums(new Map(Object.keys(entries).map((name) => [name, '0'.repeat(64)])));
}

test.each([
  ['leads out of the folder', { ...parts, 'data/files/../../x': '' }],
  ['is hidden', { ...parts, 'data/files/.bashrc': '' }],
  ['belongs to nobody', { ...parts, 'data/other': '' }],
])('when a part %s, then the archive is refused before it is looked at', async (_, entries) => {
  const path = await pack({ ...entries, [partNames.checksums]: sums(entries) });
  await expect(verify(path)).rejects.toThrow(/ is no backup: it has a part "data/);
});

test.each([
  ['has no hashes', parts, /it has no list of hashes/],
  [
    'lacks a part',
    { ...parts, [partNames.checksums]: sums({ ...parts, 'data/files/x': '' }) },
    /is not what was|is missing/,
  ],
  [
    'has a part behind the hashes',
    { ...parts, [partNames.checksums]: sums(parts), 'data/files/x': '' },
    /one part too many/,
  ],
  ['begins with something else', { 'data/session-keys': 'x' }, /does not begin with a manifest/],
  ['has another manifest', { [partNames.manifest]: '{"format":1}' }, /manifest of the backup cannot be read/],
  [
    'has a newer form',
    { [partNames.manifest]: JSON.stringify({ ...manifest, format: 2 }) },
    /made by a newer portal/,
  ],
])('when the archive %s, then it is refused', async (_, entries, reason) => {
  await expect(verify(await pack(entries))).rejects.toThrow(reason);
});

test('when a part is a link, or the file is no tar, then it is refused by one line', async () => {
  await expect(verify(await pack({ [partNames.manifest]: '' }, 'symlink'))).rejects.toThrow(/is no file$/);
  writeFileSync(join(folder, 'text'), 'a text '.repeat(500));
  await expect(verify(join(folder, 'text'))).rejects.toThrow(/text is damaged, or no backup: [^\n]+$/);
  await expect(verify(join(folder, 'missing'))).rejects.toThrow(/^ENOENT/);
});

test('when a source is shorter or longer than it said, then there is no archive', async () => {
  async function* source() {
    yield Buffer.from('four');
  }
  for (const size of [3, 5]) {
    const archive = await createArchive(join(folder, `size-${size}.tar`));
    await expect(archive.add('data/files/x', size, source())).rejects.toThrow(/size/i);
    await expect(archive.finish()).rejects.toThrow();
    await archive.close();
  }
});
