import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFile } from '../archive/write-archive.ts';

/** All files below a folder, in the order of their names. */
export async function readBuiltApp(folder: string): Promise<ArchiveFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => ({
      path: path.relative(folder, file).split(path.sep).join('/'),
      content: await readFile(file),
    })),
  );
}
