import type { Readable } from 'node:stream';

/** What was counted and hashed while a part of a content was written. */
export interface WrittenPart {
  /** Bytes. */
  size: number;
  /** Hex. */
  md5: string;
}

/** What was counted and hashed while a content was written. */
export interface WrittenBlob extends WrittenPart {
  /** Hex. */
  sha256: string;
}

/** Bytes from `start` to `end`, both included, as in HTTP. An end behind the last byte is the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes of a blob that is there. */
export interface BlobSlice {
  key: string;
  range: ByteRange;
}

export interface ListedBlob {
  key: string;
  /** When it became visible, or a little earlier; epoch milliseconds. */
  modifiedAt: number;
}

/**
 * Contents by key. A key is written once and never changed; it has segments of letters, digits, `_`, `-` and dots, divided by
 * slashes, none of which begins with a dot. Other keys are a TypeError.
 * @throws DomainError `store_unavailable` on an outage, `store_full` when there is no space
 */
export interface BlobStore {
  /** Visible only when whole and durable; on an error nothing is left, and a source that was begun is closed. */
  write: (key: string, source: AsyncIterable<Uint8Array>) => Promise<WrittenBlob>;
  /** The same for a part of a content, whose SHA-256 nobody asks for. */
  writePart: (key: string, source: AsyncIterable<Uint8Array>) => Promise<WrittenPart>;
  /**
   * The same for a content of slices of others, in the order in which they are given.
   * @throws DomainError `chunkmerge` where one of them is not there, or ends before its slice
   */
  join: (key: string, slices: AsyncIterable<BlobSlice>) => Promise<WrittenBlob>;
  /** Undefined where there is none. A range that begins behind the end is empty. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /**
   * The bytes from the start of a small content, as many as the target takes, without the objects that a stream costs.
   * @returns how many came; undefined where there is no such blob
   */
  readInto: (key: string, target: Uint8Array) => Promise<number | undefined>;
  /** Does nothing where there is none. */
  remove: (key: string) => Promise<void>;
  /** Every visible blob whose key begins so, in no order. What is written or removed meanwhile may be missing. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
  /** Removes what writers that died left behind, if they began before this instant (epoch milliseconds). */
  removeUnfinished: (before: number) => Promise<void>;
}
