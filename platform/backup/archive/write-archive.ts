import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createTarPacker } from 'modern-tar';
import { partNames } from '../part-names.ts';
import { formatChecksums } from './checksums.ts';

/** A tar file in the making. Its parts come one after the other. */
export interface ArchiveWriter {
  has: (name: string) => boolean;
  /** @param size bytes that the source has, to the byte */
  add: (name: string, size: number, source: AsyncIterable<Uint8Array>) => Promise<void>;
  addText: (name: string, text: string) => Promise<void>;
  /** Adds the hashes of all parts and the end, and waits until the disk has them. */
  finish: () => Promise<void>;
  /** Lets go of the file, finished or not. */
  close: () => Promise<void>;
}

/**
 * Begins an archive that its owner alone may read. @param file must not exist
 * @throws Error of the file system, such as a full disk
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', 0o600);
  const { readable, controller } = createTarPacker();
  const written = handle.writeFile(readable);
  // Who adds the next part hears of it.
  written.catch(() => undefined);
  const checksums = new Map<string, string>();

  async function addBody(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256');
    const body = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const piece of source) {
      hash.update(piece);
      await body.write(piece);
    }
    await body.close();
    checksums.set(name, hash.digest('hex'));
  }

  async function add(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await addBody(name, size, source);
    } catch (error) {
      controller.error(error);
      // A full disk is the reason behind a stream that was ended.
      await written;
      throw error;
    }
  }
  async function addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await add(
      name,
      bytes.length,
      (async function* () {
        yield bytes;
      })(),
    );
  }
  return {
    has: (name) => checksums.has(name),
    add,
    addText,
    finish: async () => {
      await addText(partNames.checksums, formatChecksums(checksums));
      controller.finalize();
      await written;
      await handle.sync();
    },
    close: async () => {
      controller.error(new Error('the archive was closed'));
      await written.catch(() => undefined);
      await handle.close();
    },
  };
}
