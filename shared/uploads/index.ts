/** What is known about a file before a byte of it is sent. */
export { cleanFileName } from './clean-file-name.ts';
export { findForbiddenExtension, isForbiddenExtension } from './file-extensions.ts';
export { type ByteSpan, countChunks, findChunkSize, spanOfChunk } from './plan-chunks.ts';
export { maxChunks, uploadSizes } from './upload-sizes.ts';
