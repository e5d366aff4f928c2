import { type FileHandle, open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptPath, keptEntries } from './part-names.ts';

/** Paths of the files that a backup takes of a data folder, with slashes, in no order. What is removed meanwhile may be missing. */
export async function* listDataFiles(dataFolder: string): AsyncGenerator<string> {
  for (const entry of keptEntries) yield* listBelow(dataFolder, entry);
}

/** A file or a folder by this path; links lead nowhere. */
async function* listBelow(dataFolder: string, path: string): AsyncGenerator<string> {
  const folder = await opendir(join(dataFolder, path)).catch((error: NodeJS.ErrnoException) => error);
  if (folder instanceof Error) {
    if (folder.code === 'ENOTDIR' && isKeptPath(path)) yield path;
    if (folder.code === 'ENOTDIR' || folder.code === 'ENOENT') return;
    throw folder;
  }
  for await (const entry of folder) {
    const below = `${path}/${entry.name}`;
    if (!isKeptPath(below)) continue;
    if (entry.isFile()) yield below;
    else if (entry.isDirectory()) yield* listBelow(dataFolder, below);
  }
}

/** A file that stays readable when it is removed or replaced. */
export interface OpenedFile {
  size: number;
  read: () => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
}

/** @returns undefined where the file is gone */
export async function openDataFile(path: string): Promise<OpenedFile | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { size } = await file.stat();
  return { size, read: () => readBytes(file, size), close: () => file.close() };
}

/** As many as there were when it was opened. */
async function* readBytes(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  if (size === 0) return;
  yield* file.createReadStream({ start: 0, end: size - 1, highWaterMark: 256 * 1024, autoClose: false });
}
