const megabyte = 1024 * 1024;

/** Bytes. */
export const uploadSizes = {
  /** Of a chunk, where nobody says another. */
  chunk: 2 * megabyte,
  /** The largest chunk. */
  maxChunk: 8 * megabyte,
  /** The largest file that travels in one request. */
  maxSingle: 64 * megabyte,
  /** The largest image that travels as base64, decoded. */
  maxBase64: 5 * megabyte,
} as const;

/** The most chunks that one file may have: 24 GB in chunks of 256 KB, which the strictest network lets through, 781 GB in the largest. */
export const maxChunks = 100_000;
