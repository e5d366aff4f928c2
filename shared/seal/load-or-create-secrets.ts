import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secretBytes = 32;

/**
 * The secrets of an installation that names none, newest first: made once, kept in the data folder, readable by its owner only.
 * Two servers that start together end with the same ones, as only one of them can give the file its name.
 * @throws Error of the file system; nothing is left of a file that could not be written
 */
export function loadOrCreateSecrets(dataFolder: string, fileName: string): string[] {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = path.join(dataFolder, fileName);
  const kept = read(file);
  if (kept.length > 0) return kept;
  createWhole(file, `${createSecret()}\n`);
  return read(file);
}

/** A secret of 32 random bytes. */
export function createSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** None where the file is not there, or holds nothing, as a full disk leaves it. */
function read(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Whole, or not at all; one that is there meanwhile stays. */
function createWhole(file: string, text: string): void {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(fresh, text, { mode: 0o600, flag: 'wx', flush: true });
    nameIt(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}

function nameIt(fresh: string, file: string): void {
  try {
    linkSync(fresh, file);
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST';
    // An empty one is of no use; other errors come from file systems without links.
    if (!isThere || read(file).length === 0) renameSync(fresh, file);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
