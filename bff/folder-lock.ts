import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** SQLITE_BUSY. */
const busy = 5;

/**
 * Keeps every other portal away from the data in a folder: each would hold sessions and events of its own over the same files.
 * It is a lock of the system, through SQLite, so that it ends with the process, however that ends.
 * @returns what lets go of it
 * @throws StartError when another portal has it
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'portal.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === busy)) throw cause;
    throw new StartError(`Another portal runs on the data in ${folder}: stop it, or set DATA_DIR`, { cause });
  }
  return () => lock.close();
}
