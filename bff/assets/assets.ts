import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { RequestContext, Step } from '#bff/http';
import { answerFileText, answerFromMemory, chooseBody } from './answer-file.ts';
import type { Asset, Representation } from './asset.ts';
import { loadAssets } from './load-assets.ts';

export interface AssetsOptions {
  /** Folder with `build.json` and `assets/`. */
  readonly distDir: string;
  /** Says when another build lies on disk. */
  readonly build: { beforeSwitch(prepare: () => Promise<void>): void };
  /** Flat list of header names and values that every answer carries. */
  readonly headers: readonly string[];
  /** Whether a later step answers an address below `/assets`. Default none is. */
  readonly isElsewhere?: ((pathname: string) => boolean) | undefined;
  /** Bytes of all bodies together that may stand in memory. Default 128 MiB. */
  readonly maxTotalBytes?: number;
  /** A larger file is streamed from disk. Default 4 MiB. */
  readonly maxFileBytes?: number;
}

export interface Assets {
  /**
   * Answers a file that stands in memory, and says whether it did: the short way, for which nothing is made per
   * request. The host must have been checked.
   */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** Answers everything under `/assets`: what `answer` does, large files, and what is wrong. */
  readonly step: Step;
}

const mebibyte = 1024 * 1024;
const folder = '/assets/';

/**
 * Serves `/assets/*` from memory. An address is looked up as it was sent, in a list made from the disk: it is never
 * turned into a file path, so there is nothing to climb out of.
 */
export async function createAssets(options: AssetsOptions): Promise<Assets> {
  const { distDir, build, headers, maxTotalBytes = 128 * mebibyte, maxFileBytes = 4 * mebibyte } = options;
  const { isElsewhere = () => false } = options;
  const limits = { folder: `${distDir}/assets`, headers, maxTotalBytes, maxFileBytes };
  let assets: ReadonlyMap<string, Asset> = await loadAssets(limits);
  build.beforeSwitch(async () => {
    assets = await loadAssets(limits, assets);
  });

  const find = (req: IncomingMessage, pathname: string): Representation | undefined => {
    const asset = assets.get(pathname);
    return asset && chooseBody(req, asset);
  };

  const answerText = (res: ServerResponse, ctx: RequestContext, httpStatus: number, text: string): void =>
    answerFileText(res, ctx, headers, { httpStatus, text });

  /** Status and headers are out only once the file is open: one that a deploy just removed is a 404. */
  const stream = (res: ServerResponse, ctx: RequestContext, chosen: Representation): void => {
    const source = createReadStream(chosen.file);
    source.once('error', () => {
      if (!res.headersSent) answerText(res, ctx, 404, 'No such file\n');
    });
    source.once('open', () => {
      res.writeHead(200, ['x-request-id', ctx.id, ...chosen.headers]);
      // A broken transfer ends the connection: the browser must not keep half a file.
      pipeline(source, res, () => undefined);
    });
  };

  return {
    answer: (req, res) => {
      const { url = '' } = req;
      if (!url.startsWith(folder) || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const queryAt = url.indexOf('?');
      const chosen = find(req, queryAt < 0 ? url : url.slice(0, queryAt));
      return chosen !== undefined && answerFromMemory(req, res, chosen);
    },
    step: (req, res, ctx, next) => {
      const { pathname } = ctx;
      if ((!pathname.startsWith(folder) && pathname !== '/assets') || isElsewhere(pathname)) {
        next();
        return;
      }
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', 'GET, HEAD');
        answerText(res, ctx, 405, 'Only GET and HEAD\n');
        return;
      }
      const chosen = find(req, pathname);
      if (!chosen) answerText(res, ctx, 404, 'No such file\n');
      else if (!answerFromMemory(req, res, chosen)) stream(res, ctx, chosen);
    },
  };
}
