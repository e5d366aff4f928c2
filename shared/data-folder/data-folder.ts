import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everybody but the owner. */
const others = 0o077;
/** A folder for many, such as `/tmp`. */
const sticky = 0o1000;

/**
 * Makes the data folder, or closes an open one to other accounts of this computer. In a folder of another account, such
 * as a mounted volume, what lies in it and is ours is closed instead.
 */
export function keepFolderPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ownId = process.getuid?.();
  const { mode, uid } = statSync(folder);
  if (ownId === undefined || (mode & others) === 0 || (mode & sticky) !== 0) return;
  if (uid === ownId) {
    chmodSync(folder, mode & ~others);
    return;
  }
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const entry = lstatSync(file);
    if (entry.uid === ownId && !entry.isSymbolicLink()) chmodSync(file, entry.mode & ~others);
  }
}
