import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { RequestContext, Step } from '#bff/http';
import type { Asset, Representation } from './asset.ts';
import { loadAssets } from './load-assets.ts';
import { createEncodingNegotiator } from './negotiate-encoding.ts';

export interface AssetStepOptions {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  /** Says when another build lies on disk. */
  readonly build: { beforeSwitch(prepare: () => Promise<void>): void };
  /** Bytes of all bodies together that may stand in memory. Default 128 MiB. */
  readonly maxTotalBytes?: number;
  /** A larger file is streamed from disk. Default 4 MiB. */
  readonly maxFileBytes?: number;
}

const mebibyte = 1024 * 1024;

/** A short text that nobody may keep; never a page, as a script that gets HTML fails in riddles. */
const answerText = (
  res: ServerResponse,
  { headers }: RequestContext,
  httpStatus: number,
  text: string,
): void => {
  res.writeHead(httpStatus, [
    ...headers,
    'content-type',
    'text/plain; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
  ]);
  res.end(res.req.method === 'HEAD' ? undefined : text);
};

const isUnchanged = (wanted: string | undefined, etag: string): boolean =>
  wanted !== undefined &&
  (wanted === etag || wanted.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))));

/** Status and headers are out only once the file is open: one that a deploy just removed is a 404. */
const stream = (res: ServerResponse, ctx: RequestContext, { file, headers }: Representation): void => {
  const source = createReadStream(file);
  source.once('error', () => {
    if (!res.headersSent) answerText(res, ctx, 404, 'No such file\n');
  });
  source.once('open', () => {
    res.writeHead(200, [...ctx.headers, ...headers]);
    // A broken transfer ends the connection: the browser must not keep half a file.
    pipeline(source, res, () => undefined);
  });
};

const answer = (
  req: IncomingMessage,
  res: ServerResponse,
  ctx: RequestContext,
  chosen: Representation,
): void => {
  if (isUnchanged(req.headers['if-none-match'], chosen.etag)) {
    res.writeHead(304, [...ctx.headers, ...chosen.headers.slice(4, 10)]);
    res.end();
  } else if (req.method === 'HEAD') {
    res.writeHead(200, [...ctx.headers, ...chosen.headers]);
    res.end();
  } else if (chosen.body) {
    res.writeHead(200, [...ctx.headers, ...chosen.headers]);
    res.end(chosen.body);
  } else {
    stream(res, ctx, chosen);
  }
};

/**
 * Serves `/assets/*` from memory. An address is looked up as it was sent, in a list made from the disk: it is never
 * turned into a file path, so there is nothing to climb out of.
 */
export const createAssetStep = async (options: AssetStepOptions): Promise<Step> => {
  const { distDir, build, maxTotalBytes = 128 * mebibyte, maxFileBytes = 4 * mebibyte } = options;
  const limits = { folder: `${distDir}/assets`, maxTotalBytes, maxFileBytes };
  let assets: ReadonlyMap<string, Asset> = await loadAssets(limits);
  build.beforeSwitch(async () => {
    assets = await loadAssets(limits, assets);
  });
  const negotiate = createEncodingNegotiator();

  return (req, res, ctx, next) => {
    const { pathname } = ctx;
    if (!pathname.startsWith('/assets/') && pathname !== '/assets') {
      next();
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      answerText(res, ctx, 405, 'Only GET and HEAD\n');
      return;
    }
    const bodies = assets.get(pathname)?.bodies;
    const encoding = bodies && negotiate(req.headers['accept-encoding']).find((name) => bodies[name]);
    const chosen = encoding && bodies[encoding];
    if (chosen) answer(req, res, ctx, chosen);
    else answerText(res, ctx, 404, 'No such file\n');
  };
};
