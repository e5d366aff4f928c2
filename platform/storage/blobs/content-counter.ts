import { createHash } from 'node:crypto';
import type { WrittenBlob, WrittenPart } from './blob-store.ts';

export interface Counter<Written> {
  /** Passes the pieces on as they come. */
  count: (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array, void, undefined>;
  /** What was counted, once the source has ended. */
  result: () => Written;
}

/** Size and hashes of a content, taken while an engine writes it. */
export function createContentCounter(): Counter<WrittenBlob> {
  const part = createPartCounter();
  const sha256 = createHash('sha256');
  return {
    count: async function* (source) {
      for await (const piece of part.count(source)) {
        sha256.update(piece);
        yield piece;
      }
    },
    result: () => ({ ...part.result(), sha256: sha256.digest('hex') }),
  };
}

/** The same for a part of a content, which is never named by its SHA-256: that hash costs a third of both. */
export function createPartCounter(): Counter<WrittenPart> {
  const md5 = createHash('md5');
  let size = 0;
  return {
    count: async function* (source) {
      for await (const piece of source) {
        size += piece.length;
        md5.update(piece);
        yield piece;
      }
    },
    result: () => ({ size, md5: md5.digest('hex') }),
  };
}
