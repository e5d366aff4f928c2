import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getContext, type RequestContext } from '#bff/http';
import type { BuildManifest } from '#shared/contracts';
import { DomainError, isDomainError } from '#shared/contracts';
import { visibleRemotes } from './visible-remotes.ts';
import { type FetchForVisitor, fetchUser } from './visitor.ts';

const timeoutMs = 5000;

export interface RemotesRouteOptions {
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
  readonly fetchForVisitor: FetchForVisitor;
}

/** Answers `GET /bff/remotes.json`: `{build, remotes}` with the remotes this visitor may open. */
export const createRemotesRoute = ({ manifestFor, fetchForVisitor }: RemotesRouteOptions) => {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const user = await fetchUser(fetchForVisitor, ctx, timeoutMs).catch((cause: unknown) => {
      throw isDomainError(cause) ? cause : new DomainError('upstream_invalid', { cause });
    });
    const manifest = manifestFor(ctx);
    const body = JSON.stringify({
      build: manifest.build,
      remotes: visibleRemotes(manifest, { state: 'known', user }),
    });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    res.setHeader('cache-control', 'private, no-cache');
    res.setHeader('vary', 'Cookie');
    res.setHeader('etag', etag);
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
    const isAsked = getContext(req).pathname === '/bff/remotes.json';
    if (!isAsked) next();
    else if (req.method === 'GET' || req.method === 'HEAD') answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
};
