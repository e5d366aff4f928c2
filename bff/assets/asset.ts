import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Encoding } from './negotiate-encoding.ts';

/** One body of an asset. `body` is undefined where the file is too large for memory: it is streamed from `file`. */
export interface Representation {
  readonly file: string;
  readonly body: Buffer | undefined;
  readonly etag: string;
  /** Flat list of header names and values, made once. */
  readonly headers: readonly string[];
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

const hashed = /\.[0-9a-f]{8,}\.[\w.]+$/;

/** Whether the name of a file changes with its content. */
export const isHashedName = (pathname: string): boolean => hashed.test(pathname);

/** A strong tag: it names the bytes, so each coding of a file has its own. */
export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Headers of one body; hashed names may be kept for ever, the others are asked for again each time. */
export const headersOf = (
  pathname: string,
  encoding: Encoding,
  { size, etag }: { size: number; etag: string },
): string[] => [
  'content-type',
  types[path.extname(pathname)] ?? 'application/octet-stream',
  'content-length',
  String(size),
  'cache-control',
  isHashedName(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  'vary',
  'Accept-Encoding',
  'etag',
  etag,
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
];
