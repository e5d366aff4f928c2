import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getContext, type RequestContext } from '#bff/http';
import type { BuildManifest } from '#shared/contracts';
import { DomainError } from '#shared/contracts';
import type { Menus } from './menus.ts';
import { type Visitor, visibleRemotes } from './visible-remotes.ts';
import { type FetchForVisitor, requireUser, throwOnFailure } from './visitor.ts';

const timeoutMs = 5000;

export interface RemotesRouteOptions {
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
  readonly fetchForVisitor: FetchForVisitor;
  readonly menus: Pick<Menus, 'findClosed'>;
  readonly released: ReleasedRemotes;
}

/** Apps that came as archives, as far as the list of remotes asks. */
export interface ReleasedRemotes {
  /** What is deployed, with the apps of a visitor. */
  readonly addFor: (ctx: RequestContext, manifest: BuildManifest, visitor: Visitor) => BuildManifest;
  /** Waits until it is known which there are; undefined where there is nothing to wait for. */
  readonly ensureFresh: (ctx: RequestContext, timeoutMs: number) => Promise<unknown> | undefined;
  /** Another one after each change. */
  readonly revision: () => string;
}

/** Answers `GET /bff/remotes.json`: `{build, apps, remotes}` with the remotes this visitor may open; `apps` is the revision of the released ones. */
export function createRemotesRoute({ manifestFor, fetchForVisitor, menus, released }: RemotesRouteOptions) {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const [user] = await Promise.all([
      requireUser(fetchForVisitor, ctx, timeoutMs),
      released.ensureFresh(ctx, timeoutMs),
    ]);
    const visitor: Visitor = { state: 'known', user };
    const manifest = released.addFor(ctx, manifestFor(ctx), visitor);
    const closed = await throwOnFailure(
      menus.findClosed(ctx, manifest, user, { timeoutMs, whenUnknown: 'throw' }),
    );
    const body = JSON.stringify({
      build: manifest.build,
      apps: released.revision(),
      remotes: visibleRemotes(manifest, visitor).filter(({ name }) => !closed.has(name)),
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
}
