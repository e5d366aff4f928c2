import { createHash } from 'node:crypto';
import { createBlobKey } from '#platform/storage';
import type { ReleasesDeps } from './releases-deps.ts';

type Blobs = ReleasesDeps['blobs'];

export interface KeptFile {
  readonly path: string;
  /** Base64. */
  readonly sha384: string;
  readonly size: number;
  /** Where the blob store has it. */
  readonly key: string;
}

export function sha384Of(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64');
}

/** Writes the files of a release, before any row names them. What a failure leaves is swept as what no row names. */
export async function keepContents(
  blobs: Blobs,
  files: ReadonlyMap<string, Buffer>,
): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const [path, content] of files) {
    const key = createBlobKey();
    await blobs.write(key, onePiece(content));
    kept.push({ path, sha384: sha384Of(content), size: content.length, key });
  }
  return kept;
}

export async function removeContents(blobs: Blobs, files: readonly KeptFile[]): Promise<void> {
  for (const { key } of files) await blobs.remove(key);
}

async function* onePiece(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
