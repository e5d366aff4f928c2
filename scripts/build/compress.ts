import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How many of the nearest distances have short codes. Which number makes a file smallest depends on the file. */
const directDistances = [0, 12, 15];
const gzipBest = { level: 9 };
/** WebAssembly and the models of faces shrink as well; pictures and fonts are packed already. */
const isLoose = /\.(js|json|css|svg|html|wasm|bin)$/;

/** Writes `.br` and `.gz` beside every file that shrinks and has none yet; names below `directory`. */
export async function compressAll(directory: string, files: string[]): Promise<void> {
  await Promise.all(
    files.filter((file) => isLoose.test(file)).map((file) => compressFile(path.join(directory, file))),
  );
}

async function compressFile(file: string): Promise<void> {
  const work = async (ending: string, pack: (content: Buffer) => Promise<Buffer>): Promise<void> => {
    if (await isFresh(file, file + ending)) return;
    await writeFile(file + ending, await pack(await readFile(file)));
  };
  await Promise.all([work('.br', packSmallest), work('.gz', (content) => deflate(content, gzipBest))]);
}

/** The sign-in page needs each byte: this makes it 0.1 % smaller. */
async function packSmallest(content: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    directDistances.map((count) =>
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NDIRECT]: count },
      }),
    ),
  );
  return packed.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Whether a compressed copy is there and not older than its source. */
async function isFresh(source: string, copy: string): Promise<boolean> {
  try {
    const [from, to] = await Promise.all([stat(source), stat(copy)]);
    return to.mtimeMs >= from.mtimeMs;
  } catch {
    return false;
  }
}
