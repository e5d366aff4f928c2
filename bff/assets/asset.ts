import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Encoding } from '#bff/http';
import { hasFileHash } from '#shared/file-hash';

/** One body of an asset, with all that its answers say: made once, so that an answer makes nothing. */
export interface Representation {
  readonly file: string;
  /** Small ones as latin1 text; undefined where the file is too large for memory: it is streamed from `file`. */
  readonly body: Buffer | string | undefined;
  readonly etag: string;
  /** Flat list of header names and values; not to be changed. */
  readonly headers: string[];
  /** The same for the answer that the browser's copy is still good. */
  readonly unchangedHeaders: string[];
}

export interface Asset {
  readonly isHashed: boolean;
  readonly bodies: Readonly<Partial<Record<Encoding, Representation>>>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Workers that compile WebAssembly. A worker obeys the policy of its own answer, so that pages may still not. */
const wasmWorker = /^(?!\/assets\/x\/).*\/(?:face|hash)-worker\.[^/]*js$/;

/** A strong tag: it names the bytes, so each coding of a file has its own. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Bytes up to which head and body leave together: Node sends text of up to 16 KB, its head included, in one write. */
const smallBody = 15_360;

/** The bytes as they stand in memory; latin1 keeps every one of them as it is. */
export function bodyOf(bytes: Buffer): Buffer | string {
  return bytes.length <= smallBody ? bytes.toString('latin1') : bytes;
}

/**
 * Headers of one body; what never changes may be kept for ever, the rest is asked for again each time.
 * @param common flat list that every file carries
 * @param isImmutable default: the name has a hash
 */
export function headersOf(
  pathname: string,
  encoding: Encoding,
  { size, etag }: { size: number; etag: string },
  common: readonly string[],
  isImmutable = hasFileHash(pathname),
): Pick<Representation, 'headers' | 'unchangedHeaders'> {
  const kept = [
    ...(wasmWorker.test(pathname) ? allowWasm(common) : common),
    'cache-control',
    isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'vary',
    'Accept-Encoding',
    'etag',
    etag,
  ];
  const own = [
    'content-type',
    types[path.extname(pathname)] ?? 'application/octet-stream',
    'content-length',
    String(size),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return { headers: [...own, ...kept], unchangedHeaders: kept };
}

function allowWasm(headers: readonly string[]): string[] {
  return headers.map((text, index) =>
    headers[index - 1] === 'content-security-policy' ? `${text}; script-src 'wasm-unsafe-eval'` : text,
  );
}
