import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const brotliBest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const gzipBest = { level: 9 };
const isText = /\.(js|json|css|svg|html)$/;

/** Whether a compressed copy is there and not older than its source. */
const isFresh = async (source: string, copy: string): Promise<boolean> => {
  try {
    const [from, to] = await Promise.all([stat(source), stat(copy)]);
    return to.mtimeMs >= from.mtimeMs;
  } catch {
    return false;
  }
};

const compressFile = async (file: string): Promise<void> => {
  const work = async (ending: string, pack: (content: Buffer) => Promise<Buffer>): Promise<void> => {
    if (await isFresh(file, file + ending)) return;
    await writeFile(file + ending, await pack(await readFile(file)));
  };
  await Promise.all([
    work('.br', (content) => brotli(content, brotliBest)),
    work('.gz', (content) => deflate(content, gzipBest)),
  ]);
};

/** Writes `.br` and `.gz` beside every text file that has none yet; names below `directory`. */
export const compressAll = async (directory: string, files: string[]): Promise<void> => {
  await Promise.all(
    files.filter((file) => isText.test(file)).map((file) => compressFile(path.join(directory, file))),
  );
};
