import { DomainError } from '#shared/contracts';
import { countPassedBytes } from '#shared/passed-buffers';
import type { BlobSlice, BlobStore } from './blob-store.ts';

/** The bytes of slices, for engines that have no shorter way. @throws DomainError `chunkmerge` as `join` of a store */
export async function* readSlices(
  { read }: Pick<BlobStore, 'read'>,
  slices: AsyncIterable<BlobSlice>,
): AsyncGenerator<Uint8Array> {
  for await (const { key, range } of slices) {
    const content = await read(key, range);
    let missing = range.end + 1 - range.start;
    for await (const piece of content ?? []) {
      missing -= piece.length;
      yield piece;
      countPassedBytes(piece.length);
    }
    if (missing > 0) throw new DomainError('chunkmerge', { detail: 'a part has gone' });
  }
}
