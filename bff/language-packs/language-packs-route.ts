import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getContext } from '#bff/http';
import { DomainError } from '#shared/contracts';
import { findPackFile, readPack } from './pack-file.ts';

/** The address stays while the words change: browsers use what they have, and look again behind the user's back. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

/** Answers the common and the app dictionaries (K02), the same for everybody. */
export function createLanguagePacksRoute(folder: string) {
  const answer = async (req: IncomingMessage, res: ServerResponse, file: string): Promise<void> => {
    const body = JSON.stringify(await readPack(folder, file));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    res.setHeader('etag', etag);
    res.setHeader('cache-control', cacheControl);
    res.setHeader('x-content-type-options', 'nosniff');
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304).end();
      return;
    }
    res.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const file = findPackFile(getContext(req).pathname);
    if (file === undefined) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else answer(req, res, file).catch(next);
  };
}
