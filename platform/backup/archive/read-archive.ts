import { createReadStream } from 'node:fs';
import { createTarDecoder } from 'modern-tar';
import { BackupError } from '../backup-error.ts';

/** A part on its way out of an archive. */
export interface ArchivePart {
  name: string;
  /** Has to be read to its end before the next part comes. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * The parts in their order.
 * @throws BackupError where the file cannot be read, is no tar, is damaged in its frame, or ends too early
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const decoder = createTarDecoder({ strict: true });
  // Its errors reach the reader through the decoder.
  const pumped = pump(source, decoder.writable).catch(() => undefined);
  try {
    for await (const { header, body } of decoder.readable) {
      if (header.type !== 'file') throw new BackupError(`${file} is no backup: ${header.name} is no file`);
      yield { name: header.name, body: readBody(file, body) };
    }
  } catch (error) {
    throw toBackupError(file, error);
  } finally {
    source.destroy();
    await pumped;
  }
}

/** Where the archive ends within a part, its reader learns of it. */
async function* readBody(file: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw toBackupError(file, error);
  }
}

async function pump(source: AsyncIterable<Uint8Array>, target: WritableStream<Uint8Array>): Promise<void> {
  const writer = target.getWriter();
  try {
    for await (const piece of source) await writer.write(piece);
    await writer.close();
  } catch (error) {
    await writer.abort(error);
  }
}

/** The content of a small part. */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function toBackupError(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const isOfSystem = 'syscall' in error;
  return new BackupError(isOfSystem ? error.message : `${file} is damaged, or no backup: ${error.message}`, {
    cause: error,
  });
}
