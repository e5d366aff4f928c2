import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ImporterDeps } from '../import-deps.ts';
import { importLimits } from '../limits.ts';
import { FileProblem } from '../reading/file-problem.ts';

/** The content of an uploaded file. @throws FileProblem `file_too_large`, `file_gone` */
export async function readContent(
  { database, blobs }: Pick<ImporterDeps, 'database' | 'blobs'>,
  fileId: string | null,
): Promise<Uint8Array> {
  const blob = fileId === null ? undefined : await findBlob(database.db, fileId);
  if (!blob) throw new FileProblem('file_gone');
  if (blob.size > importLimits.file) throw new FileProblem('file_too_large', { max: importLimits.file });
  const stream = await blobs.read(blob.key);
  if (!stream) throw new FileProblem('file_gone');
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

function findBlob(db: Kysely<Tables>, fileId: string) {
  return db
    .selectFrom('stored_file')
    .innerJoin('stored_blob', 'stored_blob.id', 'stored_file.blob_id')
    .select(['stored_blob.blob_key as key', 'stored_blob.size as size'])
    .where('stored_file.id', '=', fileId)
    .executeTakeFirst();
}
