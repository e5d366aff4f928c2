import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from '#bff/http';
import { hasFileHash } from '#shared/file-hash';
import { type Asset, bodyOf, etagOf, headersOf, type Representation } from './asset.ts';

export interface LoadAssetsOptions {
  /** The folder whose files appear under `/assets/`. */
  readonly folder: string;
  /** Bytes of all bodies together that may stand in memory. */
  readonly maxTotalBytes: number;
  /** A larger file is streamed from disk. */
  readonly maxFileBytes: number;
  /** Flat list of header names and values that every file carries. */
  readonly headers: readonly string[];
}

const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Reads every file below the folder. Hashed files that `known` has already are not read again. */
export async function loadAssets(
  { folder, maxTotalBytes, maxFileBytes, headers }: LoadAssetsOptions,
  known: ReadonlyMap<string, Asset> = new Map(),
): Promise<Map<string, Asset>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const assets = new Map<string, Asset>();
  let total = 0;

  const read = async (file: string, pathname: string, encoding: Encoding): Promise<Representation> => {
    const { size, mtimeMs } = await stat(file);
    if (size > maxFileBytes || total + size > maxTotalBytes) {
      const etag = etagOf(`${pathname} ${encoding} ${size} ${mtimeMs}`);
      return { file, body: undefined, etag, ...headersOf(pathname, encoding, { size, etag }, headers) };
    }
    const bytes = await readFile(file);
    total += bytes.length;
    const entry = { size: bytes.length, etag: etagOf(bytes) };
    return {
      file,
      body: bodyOf(bytes),
      etag: entry.etag,
      ...headersOf(pathname, encoding, entry, headers),
    };
  };

  for (const file of names) {
    const { plain, encoding } = splitName(file);
    const pathname = `/assets/${path.relative(folder, plain).split(path.sep).join('/')}`;
    const isHashed = hasFileHash(pathname);
    const kept = isHashed ? known.get(pathname)?.bodies[encoding] : undefined;
    if (kept) total += kept.body?.length ?? 0;
    const body = kept ?? (await read(file, pathname, encoding));
    assets.set(pathname, { isHashed, bodies: { ...assets.get(pathname)?.bodies, [encoding]: body } });
  }
  // A compressed file without its plain one is a leftover, not an asset.
  for (const [pathname, asset] of assets) if (!asset.bodies.identity) assets.delete(pathname);
  return assets;
}

function splitName(file: string): { plain: string; encoding: Encoding } {
  const suffix = path.extname(file);
  const encoding = suffixes[suffix];
  return encoding
    ? { plain: file.slice(0, -suffix.length), encoding }
    : { plain: file, encoding: 'identity' };
}
