import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { type Asset, answerFileText, answerFromMemory, chooseBody } from '#bff/assets';
import type { Step } from '#bff/http';
import type { AppSnapshot } from '#shared/contracts';
import type { Log } from '#shared/log';
import { makeAsset, sizeOfAsset } from './make-asset.ts';
import { readAnswer } from './read-answer.ts';
import { folderOf, releasedFolder } from './release-entry.ts';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

const mebibyte = 1024 * 1024;
const timeoutMs = 10_000;

interface Listed {
  readonly code: string;
  readonly version: string;
  readonly file: AppSnapshot['releases'][number]['files'][number];
}

export interface ReleasedFilesOptions {
  readonly pool: Pick<Dispatcher, 'request'>;
  readonly keeper: Pick<SnapshotKeeper, 'get' | 'onChange' | 'ensureFresh'>;
  readonly log: Log;
  /** Flat list of header names and values that every answer carries. */
  readonly headers: readonly string[];
  /** Bytes of all bodies together that may stand in memory. Default 64 MiB. */
  readonly maxBytes?: number;
}

export interface ReleasedFiles {
  /** As `Assets.answer`: what stands in memory, and nothing is made for it. */
  readonly answer: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Everything below `/assets/x` but what a session has from elsewhere. */
  readonly step: Step;
}

/** A file whose content is not what was uploaded, or that cannot be had now. */
type Failure = 'damaged' | 'away';

/**
 * Serves `/assets/x/{code}/{version}/{path}`: files that the snapshot lists, fetched once from the platform, checked, and from
 * then on answered from memory like those of the build.
 */
export function createReleasedFiles(options: ReleasedFilesOptions): ReleasedFiles {
  const { pool, keeper, log, headers, maxBytes = 64 * mebibyte } = options;
  const loaded = new LRUCache<string, Asset>({
    maxSize: maxBytes,
    sizeCalculation: (asset, pathname) => sizeOfAsset(asset) + pathname.length,
  });
  const loads = new Map<string, Promise<Asset | Failure>>();
  let listed = new Map<string, Listed>();

  const index = (): void => {
    listed = listFiles(keeper.get());
    for (const pathname of loaded.keys()) if (!listed.has(pathname)) loaded.delete(pathname);
  };
  keeper.onChange(index);
  index();

  const load = async (pathname: string, wanted: Listed): Promise<Asset | Failure> => {
    try {
      const bytes = await fetchFile(pool, wanted);
      if (bytes === undefined) return 'away';
      if (createHash('sha384').update(bytes).digest('base64') !== wanted.file.sha384) {
        log('release_file_damaged', { code: wanted.code, version: wanted.version, path: wanted.file.path });
        return 'damaged';
      }
      const asset = await makeAsset(pathname, bytes, headers);
      // A release that went meanwhile stays out.
      if (listed.get(pathname)?.file.sha384 === wanted.file.sha384) loaded.set(pathname, asset);
      return asset;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log('release_file_unavailable', { code: wanted.code, version: wanted.version, reason });
      return 'away';
    }
  };
  /** Who asks for one file at the same moment waits for one reading. */
  const loadOnce = (pathname: string, wanted: Listed): Promise<Asset | Failure> => {
    const running = loads.get(pathname) ?? load(pathname, wanted).finally(() => loads.delete(pathname));
    loads.set(pathname, running);
    return running;
  };

  const answerLate: Step = async (req, res, ctx) => {
    const { pathname } = ctx;
    const say = (httpStatus: number, text: string): void =>
      answerFileText(res, ctx, headers, { httpStatus, text: `${text}\n` });
    // A page of another process may know a release that this one is about to learn of.
    if (!listed.has(pathname)) await keeper.ensureFresh(timeoutMs);
    const wanted = listed.get(pathname);
    if (!wanted) return say(404, 'No such file');
    const found = loaded.get(pathname) ?? (await loadOnce(pathname, wanted));
    if (found === 'damaged') return say(502, 'This file is not what was uploaded');
    if (found === 'away') return say(503, 'This file cannot be had right now');
    const chosen = chooseBody(req, found);
    if (chosen) answerFromMemory(req, res, chosen);
  };

  return {
    answer: (req, res) => {
      const { url = '' } = req;
      if (!url.startsWith(releasedFolder) || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const asset = loaded.get(withoutQuery(url));
      const chosen = asset && chooseBody(req, asset);
      return chosen !== undefined && answerFromMemory(req, res, chosen);
    },
    step: (req, res, ctx, next) => {
      if (!ctx.pathname.startsWith(releasedFolder) || isOfOverride(ctx.pathname)) next();
      else if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', 'GET, HEAD');
        answerFileText(res, ctx, headers, { httpStatus: 405, text: 'Only GET and HEAD\n' });
      } else answerLate(req, res, ctx, next);
    },
  };
}

/** Undefined when the platform does not have it now. */
async function fetchFile(
  pool: Pick<Dispatcher, 'request'>,
  { code, version, file }: Listed,
): Promise<Buffer | undefined> {
  const query = new URLSearchParams({ code, version, path: file.path });
  const path = `/internal/apps/file?${query}`;
  const { httpStatus, bytes } = await readAnswer(pool, { path, timeoutMs, maxBytes: file.size });
  return httpStatus === 200 ? bytes : undefined;
}

function listFiles({ releases }: AppSnapshot): Map<string, Listed> {
  return new Map(
    releases.flatMap(({ manifest, files }) => {
      const { code, version } = manifest;
      const folder = folderOf(manifest);
      return files.map((file): [string, Listed] => [folder + file.path, { code, version, file }]);
    }),
  );
}

/** `/assets/x/{code}/override/…`, which a session decides about. */
export function isOfOverride(pathname: string): boolean {
  return pathname.startsWith(releasedFolder) && pathname.split('/')[4] === 'override';
}

function withoutQuery(url: string): string {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
}
