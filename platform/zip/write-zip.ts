import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { countPassedBytes } from '#shared/passed-buffers';
import { createSmallDeflater, type SmallDeflater } from './deflate-small.ts';
import { type Blocks, blockSize, gatherBlocks } from './gather-blocks.ts';
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
  content?: ZipContent | SmallZipContent | undefined;
}

export interface ZipContent {
  /** Open; who writes the archive closes it. */
  stream: Readable;
  /** Bytes; left out where the content is made while it is sent. Such a content ends below 4 GB. */
  size?: number | undefined;
  /** Kept as it is, because deflating it gains nothing. */
  isStored: boolean;
}

export interface SmallZipContent {
  /** Less than a block, so at most `maxSmallContent`; they may change once the next item is asked for. */
  bytes: Uint8Array;
  isStored: boolean;
}

/** Larger contents come as streams. */
export const maxSmallContent = blockSize / 2;

/** The quickest level, as for spreadsheets: half the time of the default, and a tenth more bytes of texts. */
const compressionLevel = 1;
/** Bytes of young objects that one item leaves, about. */
const leftBehind = 32 * 1024;
/** Those of a content that is a stream. */
const leftByStream = 64 * 1024;

/**
 * Writes an archive while it is read. The next item is asked for when the one before is written, so that one content is open at
 * most. The lines of the central directory are all that grows. When the reader leaves, the open content closes, also while
 * nothing comes from it. When a content breaks off, the archive does too, since a whole one would hide it.
 */
export function writeZip(items: AsyncIterable<ZipItem>): Readable {
  const controller = new AbortController();
  // Its close is at once; that of a generator would wait for what the content gives next.
  const output = new PassThrough({ highWaterMark: blockSize }).once('close', () => controller.abort());
  const blocks = Readable.from(writeBlocks(items, controller.signal), { objectMode: false });
  return pipeline(blocks, output, () => undefined);
}

async function* writeBlocks(items: AsyncIterable<ZipItem>, signal: AbortSignal): AsyncGenerator<Buffer> {
  const blocks = gatherBlocks();
  const directory = gatherBlocks();
  const deflater = createSmallDeflater(compressionLevel);
  const end = { count: 0, offset: 0, size: 0 };
  const lines: Buffer[] = [];
  try {
    for await (const item of items) {
      const record = recordOf(item, end.offset);
      const header = localHeader(record);
      blocks.add(header);
      end.offset += header.length;
      yield* blocks.takeFull();
      if (item.content) {
        yield* writeContent({ record, blocks, deflater, signal }, item.content);
        const descriptor = dataDescriptor(record);
        blocks.add(descriptor);
        end.offset += record.compressedSize + descriptor.length;
      }
      countPassedBytes(leftBehind);
      const line = centralRecord(record);
      directory.add(line);
      lines.push(...directory.takeFull());
      end.count += 1;
      end.size += line.length;
    }
  } finally {
    deflater.close();
  }
  for (const line of [...lines, ...directory.takeRest(), endRecords(end)]) blocks.add(line);
  yield* blocks.takeRest();
}

function recordOf({ path, changedAt, content }: ZipItem, offset: number): ZipRecord {
  const size = content && 'stream' in content ? (content.size ?? 0) : 0;
  return {
    path: Buffer.from(content ? path : `${path}/`),
    isFolder: !content,
    isStored: content?.isStored ?? true,
    isLarge: isLargeContent(size),
    changedAt,
    offset,
    crc: 0,
    size: 0,
    compressedSize: 0,
  };
}

interface Writing {
  record: ZipRecord;
  blocks: Blocks;
  deflater: SmallDeflater;
  signal: AbortSignal;
}

/** Passes a content on as the archive keeps it, and notes what was counted in its record. */
async function* writeContent(
  { record, blocks, deflater, signal }: Writing,
  content: ZipContent | SmallZipContent,
): AsyncGenerator<Buffer> {
  if ('stream' in content) {
    try {
      for await (const piece of readStream(record, content, signal)) {
        record.compressedSize += piece.length;
        blocks.add(piece);
        yield* blocks.takeFull();
      }
    } finally {
      content.stream.destroy();
    }
    countPassedBytes(leftByStream);
    return;
  }
  const { bytes, isStored } = content;
  record.crc = crc32(bytes);
  record.size = bytes.length;
  const kept = isStored ? bytes : await deflater.deflate(bytes);
  record.compressedSize = kept.length;
  blocks.add(kept);
}

async function* readStream(
  record: ZipRecord,
  { stream, size, isStored }: ZipContent,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const source = addAbortSignal(signal, stream);
  yield* isStored ? count(source, record) : deflate(source, record);
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

function deflate(source: Readable, record: ZipRecord): AsyncIterable<Buffer> {
  // An error reaches who reads the end of the line.
  return pipeline(
    source,
    () => count(source, record),
    createDeflateRaw({ level: compressionLevel }),
    () => undefined,
  );
}
