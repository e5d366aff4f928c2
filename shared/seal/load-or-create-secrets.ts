import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const secretBytes = 32;

/**
 * The secrets of an installation that names none, newest first: made once, kept in the data folder, readable by its owner only.
 * Two servers that start together end with the same ones, as only one of them can give the file its name.
 * @throws Error when the file holds none, which is never mended: what was sealed with them could not be opened any more; or of the file
 *   system, and then nothing is left of a file that could not be written
 */
export function loadOrCreateSecrets(dataFolder: string, fileName: string): string[] {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = path.join(dataFolder, fileName);
  // A link that leads nowhere yet is there as well.
  if (!lstatSync(file, { throwIfNoEntry: false })) createWhole(file, `${createSecret()}\n`);
  const secrets = readFileSync(file, 'utf8')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (secrets.length === 0)
    throw new Error(`${fileName} is empty: put back what it held, or remove it where nothing was kept yet`);
  return secrets;
}

/** A secret of 32 random bytes. */
export function createSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** Whole, or not at all; one that is there meanwhile stays. */
function createWhole(file: string, text: string): void {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    write(fresh, text);
    linkSync(fresh, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // There are file systems without links.
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) writeUnlessThere(file, text);
    else throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

function writeUnlessThere(file: string, text: string): void {
  try {
    write(file, text);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    rmSync(file, { force: true });
    throw error;
  }
}

function write(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
