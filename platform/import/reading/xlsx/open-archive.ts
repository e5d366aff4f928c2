import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';

/** The parts of a workbook, by their paths in small letters: Excel takes any case. */
export interface Archive {
  readonly has: (path: string) => boolean;
  /** Bytes, as the archive says; reading fails where it lies. 0 where there is no such part. */
  readonly sizeOf: (path: string) => number;
  /** @throws FileProblem `file_broken` where there is no such part */
  readonly open: (path: string) => Promise<Readable>;
  /** A small part as text; empty where there is none. */
  readonly readText: (path: string) => Promise<string>;
}

/** Parts beside the rows, such as the list of sheets. */
const maxSmallPart = 4 * 1024 * 1024;

/** Opens a zip archive and reads its directory. @throws FileProblem */
export async function openArchive(content: Buffer): Promise<Archive> {
  const file = await openZip(content);
  const entries = await listEntries(file);
  const find = (path: string) => entries.get(path.toLowerCase());
  const open = (path: string): Promise<Readable> => {
    const entry = find(path);
    if (!entry) throw new FileProblem('file_broken');
    return new Promise((resolve, reject) =>
      file.openReadStream(entry, (error, stream) =>
        stream ? resolve(stream) : reject(new FileProblem('file_broken', { detail: String(error) })),
      ),
    );
  };
  return {
    has: (path) => find(path) !== undefined,
    sizeOf: (path) => find(path)?.uncompressedSize ?? 0,
    open,
    readText: async (path) => {
      const entry = find(path);
      if (!entry) return '';
      if (entry.uncompressedSize > maxSmallPart)
        throw new FileProblem('file_too_large', { max: maxSmallPart });
      return readAll(await open(path));
    },
  };
}

function openZip(content: Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;
  return new Promise((resolve, reject) =>
    fromBuffer(content, options, (error, file) => (file ? resolve(file) : reject(broken(error)))),
  );
}

function listEntries(file: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (file.entryCount > importLimits.parts)
    throw new FileProblem('file_too_large', { max: importLimits.parts });
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    file.once('error', (error) => reject(broken(error)));
    file.once('end', () => resolve(entries));
    file.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) {
        reject(new FileProblem('file_protected'));
        return;
      }
      entries.set(entry.fileName.toLowerCase(), entry);
      file.readEntry();
    });
    file.readEntry();
  });
}

async function readAll(stream: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function broken(error: unknown): FileProblem {
  return new FileProblem('file_broken', { detail: error instanceof Error ? error.message : '' });
}
