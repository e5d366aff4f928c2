import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Asset, bodyOf, etagOf, headersOf, type Representation } from '#bff/assets';
import type { Encoding } from '#bff/http';

const compressible = /\.(?:js|css|svg|json)$/;
/** Below it the whole answer fits into one packet anyway. */
const minBytes = 1024;
/** The best quality takes a second for two megabytes, on another thread; larger files are not worth the wait of the first visitor. */
const maxBestBytes = 512 * 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * A file with its compressed bodies, as the build makes them: once, on the threads of Node's pool.
 * @param headers flat list that every file carries
 */
export async function makeAsset(pathname: string, bytes: Buffer, headers: readonly string[]): Promise<Asset> {
  const represent = (encoding: Encoding, content: Buffer): Representation => {
    const entry = { size: content.length, etag: etagOf(content) };
    return {
      file: pathname,
      body: bodyOf(content),
      etag: entry.etag,
      ...headersOf(pathname, encoding, entry, headers, true),
    };
  };
  const identity = represent('identity', bytes);
  if (!compressible.test(pathname) || bytes.length < minBytes)
    return { isHashed: true, bodies: { identity } };
  const quality = bytes.length > maxBestBytes ? 6 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  return {
    isHashed: true,
    bodies: { identity, br: represent('br', br), gzip: represent('gzip', gz) },
  };
}

/** Bytes that it takes in memory. */
export function sizeOfAsset({ bodies }: Asset): number {
  return Object.values(bodies).reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
}
