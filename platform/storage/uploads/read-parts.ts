import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError } from '#shared/contracts';
import { countPassedBytes } from '#shared/passed-buffers';
import type { BlobStore } from '../blobs/blob-store.ts';
import { coverSpan, type Slice } from './cover-spans.ts';
import type { PartSignal } from './part-signal.ts';
import { listPartsAround, type UploadPart } from './upload-rows.ts';

/** An upload whose parts still arrive. */
export interface GrowingUpload {
  id: string;
  /** Bytes of the whole file. */
  size: number;
}

/** The bytes of a file in their order, as soon as the part that holds them is there. @throws Error when one is missing for good */
export async function* followParts(
  { db, blobs }: { db: Kysely<Tables>; blobs: Pick<BlobStore, 'read'> },
  { id, size }: GrowingUpload,
  signal: Pick<PartSignal, 'count' | 'past'>,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    // Before the rows are read: a part that comes meanwhile is not missed.
    const { count } = signal;
    const parts = await listPartsAround(db, id, { start: at, length: 1 });
    const length = Math.min(size, Math.max(...parts.map((part) => part.start + part.length))) - at;
    const slices = length > 0 ? coverSpan(parts, { start: at, length }) : undefined;
    if (slices) {
      yield* readSlices(blobs, slices);
      at += length;
    } else await signal.past(count);
  }
}

/** @throws DomainError `chunkmerge` when a part has gone */
export async function* readSlices(
  blobs: Pick<BlobStore, 'read'>,
  slices: readonly Slice<UploadPart>[],
): AsyncGenerator<Uint8Array> {
  for (const { part, range } of slices) {
    const content = await blobs.read(part.key, range);
    if (!content) throw new DomainError('chunkmerge', { detail: 'a part has gone' });
    for await (const piece of content) {
      yield piece;
      countPassedBytes(piece.length);
    }
  }
}
