import { createHash } from 'node:crypto';
import { isRefusal, type Principal } from '#platform/http';
import type { StoredFile } from '#shared/contracts';
import { findFile, type KnownFile, toStoredFile } from '../files/file-rows.ts';
import type { UploadDeps } from '../upload-deps.ts';

/** Longer than a browser repeats a request whose answer was lost; some old ones use an id of an upload again later. */
const repeatedWithin = 30 * 60 * 1000; // ms

export interface UploadedFile {
  /** Random id of the upload, which the browser chose. */
  uid: string;
  serverid: string;
  name: string;
  sha256: string;
}

/**
 * Keeps a file whose request may come again, as after a lost answer: that answers the same file.
 * @param keep makes the file under an id; without one, under any
 * @param onRepeated called where the file was there
 */
export async function keepOnce(
  { database: { db }, clock }: Pick<UploadDeps, 'database' | 'clock'>,
  id: string,
  keep: (id: string | undefined) => Promise<StoredFile>,
  onRepeated: (file: KnownFile) => Promise<void> = async () => undefined,
): Promise<StoredFile> {
  const answerAgain = async (file: KnownFile): Promise<StoredFile> => {
    await onRepeated(file);
    return toStoredFile(file);
  };
  const isRepeated = ({ createdAt }: KnownFile): boolean => createdAt > clock() - repeatedWithin;
  const before = await findFile(db, id);
  if (before && isRepeated(before)) return answerAgain(before);
  try {
    return await keep(before ? undefined : id);
  } catch (error) {
    // Both requests run at once: the other one has made the file, or this one has its own failure.
    const made = isRefusal(error) ? undefined : await findFile(db, id);
    if (made && isRepeated(made)) return answerAgain(made);
    throw error;
  }
}

/** The same for the same upload of the same user, and for nothing else. Who reads a file is checked, whatever its id. */
export function createFileId(
  { unitId, userId }: Principal,
  { uid, serverid, name, sha256 }: UploadedFile,
): string {
  const upload = JSON.stringify([unitId, userId, uid, serverid, name, sha256]);
  return createHash('sha256').update(upload).digest('hex').slice(0, 32);
}
