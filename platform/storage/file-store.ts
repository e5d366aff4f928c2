import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The shelves of the store; each is a folder. */
export type FileCategory = 'icon' | 'unit';

export interface StoredFile {
  body: Uint8Array;
  /** Strong validator with its quotes. */
  etag: string;
}

/** Small files by category and name. */
export interface FileStore {
  /** Undefined for a name that is not there, or that no file can have. */
  find: (category: FileCategory, name: string) => Promise<StoredFile | undefined>;
  /** Writes or replaces a file; a reader sees the old one or the new one, never half of one. @throws TypeError on a bad name */
  put: (category: FileCategory, name: string, body: Uint8Array | string) => Promise<void>;
  remove: (category: FileCategory, name: string) => Promise<void>;
}

/** One path segment without a separator and without a leading dot: it cannot leave its folder. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}\.(?:svg|png|jpg|webp)$/;

/** Keeps files below a folder, which is created with the first file. @param folder such as `DATA_DIR/files` */
export function createFolderFileStore(folder: string): FileStore {
  const pathOf = (category: FileCategory, name: string): string | undefined =>
    namePattern.test(name) ? join(folder, category, name) : undefined;
  const getPath = (category: FileCategory, name: string): string => {
    const path = pathOf(category, name);
    if (!path) throw new TypeError(`no file can be named ${JSON.stringify(name)}`);
    return path;
  };
  return {
    find: async (category, name) => {
      const path = pathOf(category, name);
      if (!path) return undefined;
      try {
        const body = await readFile(path);
        return { body, etag: etagOf(body) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    put: async (category, name, body) => {
      const path = getPath(category, name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}.draft`;
      await writeFile(draft, body);
      await rename(draft, path);
    },
    remove: (category, name) => rm(getPath(category, name), { force: true }),
  };
}

function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
