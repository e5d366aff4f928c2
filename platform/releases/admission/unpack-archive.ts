import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { releaseLimits } from '#shared/contracts';
import { readEntryName } from './entry-name.ts';
import { type Problem, refuseArchive, wholeArchive } from './problem.ts';

const megabyte = 1024 * 1024;

/**
 * The files of an archive by path, folders left out. What it says of itself is checked before anything is unpacked, and no content
 * grows beyond what was said.
 * @throws DomainError `invalid_input`
 */
export async function unpackArchive(content: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openZip(content);
  if (zip.entryCount > releaseLimits.files + 1) throw refuse(tooMany(zip.entryCount));
  const entries = await listEntries(zip);
  const files = new Map<string, Buffer>();
  for (const [name, entry] of entries) files.set(name, await readEntry(zip, name, entry));
  return files;
}

function openZip(content: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  return new Promise((resolve, reject) =>
    fromBuffer(content, options, (error, file) => (file ? resolve(file) : reject(broken(error)))),
  );
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const found = await collectEntries(zip);
  const problems = found.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw refuseArchive(wholeArchive, problems);
  const total = found.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > releaseLimits.unpackedBytes) throw refuse(tooLarge(total));
  const files = found.filter(({ name }) => !name.endsWith('/'));
  const twice = findTwice(files.map(({ name }) => name));
  if (twice) throw refuseArchive(wholeArchive, [twice]);
  return new Map(files.map(({ name, entry }) => [name, entry]));
}

interface FoundEntry {
  name: string;
  problem?: Problem;
  entry: Entry;
}

function collectEntries(zip: ZipFile): Promise<FoundEntry[]> {
  const found: FoundEntry[] = [];
  return new Promise((resolve, reject) => {
    zip.once('error', (error) => reject(broken(error)));
    zip.once('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      found.push({ ...readEntryName(entry), entry });
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Names that differ by case alone would be one file on other computers, and for a careless cache. */
function findTwice(names: readonly string[]): Problem | undefined {
  const seen = new Map<string, string>();
  for (const name of names) {
    const other = seen.get(name.toLowerCase());
    if (other === name) return { file: name, zh: '出现两次', en: 'is in it twice' };
    if (other !== undefined)
      return { file: name, zh: `与 ${other} 只有大小写不同`, en: `differs from ${other} by case alone` };
    seen.set(name.toLowerCase(), name);
  }
  return undefined;
}

function readEntry(zip: ZipFile, name: string, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(refuseArchive(wholeArchive, [{ file: name, ...brokenWords(error) }]));
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return fail(error);
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('error', fail);
      stream.once('end', () => resolve(Buffer.concat(pieces)));
    });
  });
}

function tooMany(count: number): [string, string] {
  return [
    `有 ${count} 个文件，最多 ${releaseLimits.files} 个`,
    `has ${count} files, at most ${releaseLimits.files} are allowed`,
  ];
}

function tooLarge(total: number): [string, string] {
  const [size, limit] = [Math.ceil(total / megabyte), releaseLimits.unpackedBytes / megabyte];
  return [`解压后有 ${size} MB，最多 ${limit} MB`, `unpacks to ${size} MB, at most ${limit} MB are allowed`];
}

function refuse([zh, en]: [string, string]): Error {
  return refuseArchive(wholeArchive, [{ file: wholeArchive, zh, en }]);
}

function broken(error: unknown): Error {
  return refuseArchive(wholeArchive, [{ file: wholeArchive, ...brokenWords(error) }]);
}

function brokenWords(error: unknown): { zh: string; en: string } {
  const detail = error instanceof Error ? error.message.slice(0, 100) : '';
  return { zh: `不是完好的 zip 文件：${detail}`, en: `is no intact zip file: ${detail}` };
}
