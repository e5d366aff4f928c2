import { existsSync } from 'node:fs';
import path from 'node:path';

/** Stands in a data folder while a backup is restored into it. */
export const unfinishedRestoreFile = 'unfinished-restore';

/**
 * Servers ask before they use a data folder, so that none takes half of a backup for the whole.
 * @throws Error, in one line, where a restore did not finish
 */
export function requireWholeFolder(folder: string): void {
  if (existsSync(path.join(folder, unfinishedRestoreFile)))
    throw new Error(`a restore into ${folder} did not finish: run npm run portal -- restore again`);
}
