import { setTimeout as delay } from 'node:timers/promises';
import type { WrittenBlob } from '../blobs/blob-store.ts';
import { createBlobKey } from '../blobs/create-blob-key.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { followParts, type GrowingUpload } from './follow-parts.ts';
import { createPartSignal, type PartSignal } from './part-signal.ts';

/** The content of a file that was put together. */
export interface MergedContent {
  key: string;
  written: WrittenBlob;
}

/** Puts files together while their parts still arrive, so that the merge finds the work done. */
export interface MergesAhead {
  /** Says that a part is there. The first one of a large file begins the work. */
  notePart: (upload: GrowingUpload) => void;
  /**
   * The content, once all parts are there; it is the caller's then. Undefined where nobody worked ahead, or where that failed: then
   * it is to be made anew.
   */
  take: (uploadId: string) => Promise<MergedContent | undefined>;
}

interface Merge {
  key: string;
  written: Promise<WrittenBlob | undefined>;
  signal: PartSignal;
}

type Deps = Pick<UploadDeps, 'database' | 'blobs'>;

export interface MergeOptions {
  /** Smaller files are merged at once, in less time than anybody notices. Bytes. Default 8 MiB. */
  smallest?: number;
  /** How long to wait for the next part, and then for who takes the content, ms. Default 60 s, longer than a chunk on a slow line. */
  idleTimeout?: number;
}

/** Each holds an open file, or a part of S3 in memory, until its content is there. */
const maxMerges = 4;

export function createMergesAhead(
  deps: Deps,
  { smallest = 8 * 1024 * 1024, idleTimeout = 60_000 }: MergeOptions = {},
): MergesAhead {
  const merges = new Map<string, Merge>();
  let running = 0;
  const begin = async (upload: GrowingUpload): Promise<void> => {
    const merge = startMerge(deps, upload, idleTimeout);
    merges.set(upload.id, merge);
    running += 1;
    const written = await merge.written;
    running -= 1;
    if (written) await delay(idleTimeout, undefined, { ref: false });
    // Somebody has taken it.
    if (merges.get(upload.id) !== merge) return;
    merges.delete(upload.id);
    // Where this fails, the sweep finds it: no row names the content.
    await deps.blobs.remove(merge.key).catch(() => undefined);
  };
  return {
    notePart: (upload) => {
      const merge = merges.get(upload.id);
      if (merge) merge.signal.wake();
      else if (upload.size >= smallest && running < maxMerges) void begin(upload);
    },
    take: async (uploadId) => {
      const merge = merges.get(uploadId);
      if (!merge) return undefined;
      merges.delete(uploadId);
      merge.signal.end();
      const written = await merge.written;
      return written && { key: merge.key, written };
    },
  };
}

function startMerge({ database: { db }, blobs }: Deps, upload: GrowingUpload, idleTimeout: number): Merge {
  const key = createBlobKey();
  const signal = createPartSignal(idleTimeout);
  // Whatever fails here is done again, and told, by the merge.
  const written = blobs.join(key, followParts(db, upload, signal)).catch(() => undefined);
  return { key, written, signal };
}
