import type { IncomingFile } from '#platform/http';
import type { WrittenBlob, WrittenPart } from '../blobs/blob-store.ts';
import { createBlobKey } from '../blobs/create-blob-key.ts';
import type { UploadDeps } from '../upload-deps.ts';

/** What was written under a key that no row names yet. */
export interface Received<Written> {
  key: string;
  /** As the browser called it. */
  name: string;
  written: Written;
}
export type ReceivedContent = Received<WrittenBlob>;
export type ReceivedPart = Received<WrittenPart>;

type Deps = Pick<UploadDeps, 'blobs'>;

/** Writes the file that arrives. */
export async function receiveContent(
  { blobs }: Deps,
  { name, content }: IncomingFile,
): Promise<ReceivedContent> {
  const key = createBlobKey();
  return { key, name, written: await blobs.write(key, content) };
}

/** Writes the part of a file that arrives. */
export async function receivePart({ blobs }: Deps, { name, content }: IncomingFile): Promise<ReceivedPart> {
  const key = createBlobKey();
  return { key, name, written: await blobs.writePart(key, content) };
}
