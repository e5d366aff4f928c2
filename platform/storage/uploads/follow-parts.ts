import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { BlobSlice } from '../blobs/blob-store.ts';
import { coverSpan, type Slice } from './cover-spans.ts';
import type { PartSignal } from './part-signal.ts';
import { listPartsAround, type UploadPart } from './upload-rows.ts';

/** An upload whose parts still arrive. */
export interface GrowingUpload {
  id: string;
  /** Bytes of the whole file. */
  size: number;
}

/** The slices of a file in their order, as soon as the part that holds them is there. @throws Error when one is missing for good */
export async function* followParts(
  db: Kysely<Tables>,
  { id, size }: GrowingUpload,
  signal: Pick<PartSignal, 'count' | 'past'>,
): AsyncGenerator<BlobSlice> {
  for (let at = 0; at < size; ) {
    // Before the rows are read: a part that comes meanwhile is not missed.
    const { count } = signal;
    const parts = await listPartsAround(db, id, { start: at, length: 1 });
    const length = Math.min(size, Math.max(...parts.map((part) => part.start + part.length))) - at;
    const slices = length > 0 ? coverSpan(parts, { start: at, length }) : undefined;
    if (slices) {
      yield* slices.map(toBlobSlice);
      at += length;
    } else await signal.past(count);
  }
}

export function toBlobSlice({ part: { key }, range }: Slice<UploadPart>): BlobSlice {
  return { key, range };
}
