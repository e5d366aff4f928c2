import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { countPassedBytes } from '#shared/passed-buffers';
import {
  centralRecord,
  dataDescriptor,
  endRecords,
  isLargeContent,
  localHeader,
  type ZipRecord,
} from './zip-records.ts';

/** What an archive holds; a folder has no content. */
export interface ZipItem {
  /** With slashes between the names, and none at the end. */
  path: string;
  /** Epoch milliseconds. */
  changedAt: number;
  content?: ZipContent | undefined;
}

export interface ZipContent {
  /** Open; who writes the archive closes it. */
  stream: Readable;
  /** Bytes; left out where the content is made while it is sent. Such a content ends below 4 GB. */
  size?: number | undefined;
  /** Kept as it is, because deflating it gains nothing. */
  isStored: boolean;
}

/** The quickest level, as for spreadsheets: half the time of the default, and a tenth more bytes of texts. */
const compressionLevel = 1;
/** Bytes of young objects that the streams of one content leave, about. */
const leftBehind = 64 * 1024;
/** Bytes of a content of unknown size, as far as the memory of a deflater depends on it. */
const usualSize = 64 * 1024;
/** Headers are short; so many bytes go to the reader at once. */
const blockSize = 64 * 1024;

/**
 * Writes an archive while it is read. The next item is asked for when the one before is written, so that one content is open at
 * most. The lines of the central directory are all that grows. When the reader leaves, the open content closes, also while
 * nothing comes from it. When a content breaks off, the archive does too, since a whole one would hide it.
 */
export function writeZip(items: AsyncIterable<ZipItem>): Readable {
  const controller = new AbortController();
  // Its close is at once; that of a generator would wait for what the content gives next.
  const output = new PassThrough({ highWaterMark: blockSize }).once('close', () => controller.abort());
  const blocks = Readable.from(inBlocks(writeParts(items, controller.signal)), { objectMode: false });
  return pipeline(blocks, output, () => undefined);
}

async function* writeParts(items: AsyncIterable<ZipItem>, signal: AbortSignal): AsyncGenerator<Buffer> {
  const directory = createDirectory();
  let offset = 0;
  for await (const { path, changedAt, content } of items) {
    const record: ZipRecord = {
      path: Buffer.from(content ? path : `${path}/`),
      isFolder: !content,
      isStored: content?.isStored ?? true,
      isLarge: isLargeContent(content?.size ?? 0),
      changedAt,
      offset,
      crc: 0,
      size: 0,
      compressedSize: 0,
    };
    try {
      const header = localHeader(record);
      offset += header.length;
      yield header;
      if (content) {
        yield* writeContent(record, content, signal);
        const descriptor = dataDescriptor(record);
        offset += record.compressedSize + descriptor.length;
        countPassedBytes(leftBehind);
        yield descriptor;
      }
    } finally {
      content?.stream.destroy();
    }
    directory.add(centralRecord(record));
  }
  yield* directory.blocks();
  yield endRecords({ count: directory.count(), offset, size: directory.size() });
}

/** Passes a content on as the archive keeps it, and notes what was counted in its record. */
async function* writeContent(
  record: ZipRecord,
  { stream, size, isStored }: ZipContent,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const source = addAbortSignal(signal, stream);
  const pieces = isStored ? count(source, record) : deflate(source, record, size);
  for await (const piece of pieces) {
    record.compressedSize += piece.length;
    yield piece;
  }
  if (size !== undefined && record.size !== size)
    throw new Error(`a content has ${record.size} bytes of ${size}`);
  if (size === undefined && isLargeContent(record.size))
    throw new Error('a content is larger than its header says');
}

async function* count(source: Readable, record: ZipRecord): AsyncGenerator<Buffer> {
  for await (const piece of source as AsyncIterable<Buffer>) {
    record.crc = crc32(piece, record.crc);
    record.size += piece.length;
    yield piece;
  }
}

function deflate(source: Readable, record: ZipRecord, size = usualSize): AsyncIterable<Buffer> {
  // An error reaches who reads the end of the line.
  return pipeline(
    source,
    () => count(source, record),
    createDeflateRaw({ level: compressionLevel, ...memoryFor(size) }),
    () => undefined,
  );
}

/**
 * Memory of a deflater. Most files are small, and each would take 256 KB for a window that is larger than they are, though it finds
 * nothing more than one of their size.
 */
function memoryFor(size: number): { windowBits: number; memLevel: number; chunkSize: number } {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(size + 1))));
  return { windowBits, memLevel: windowBits - 7, chunkSize: Math.min(16 * 1024, 2 ** windowBits) };
}

/** The lines of the central directory in few pieces: an object for each would take more memory than its bytes. */
function createDirectory() {
  const blocks: Buffer[] = [];
  let lines: Buffer[] = [];
  let pending = 0;
  let size = 0;
  let count = 0;
  const flush = (): void => {
    blocks.push(Buffer.concat(lines));
    lines = [];
    pending = 0;
  };
  return {
    add: (line: Buffer): void => {
      lines.push(line);
      pending += line.length;
      size += line.length;
      count += 1;
      if (pending >= blockSize) flush();
    },
    count: (): number => count,
    size: (): number => size,
    blocks: (): readonly Buffer[] => {
      flush();
      return blocks;
    },
  };
}

async function* inBlocks(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    pending.push(part);
    size += part.length;
    if (size < blockSize) continue;
    yield pending.length === 1 ? part : Buffer.concat(pending, size);
    pending = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pending, size);
}
