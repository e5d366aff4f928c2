import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { answerJson, getContext, type RequestContext } from '#bff/http';
import type { PageUpstream } from '#bff/old-pages';
import { type FetchForVisitor, requireUser } from '#bff/registry';
import { askUpstream } from '#bff/upstream';
import { DomainError, type ViewportManifest } from '#shared/contracts';
import type { Log } from '#shared/log';
import { findViewportFiles, readViewportQuery, viewportFramePath } from '#shared/viewport-files';
import { framePolicy, renderFramePage } from './frame-page.ts';
import { findPublicAddress } from './public-address.ts';
import { readManifest } from './read-manifest.ts';

export interface ViewportOptions {
  /** Servers with pages of the school's own. Those below one folder are apps of the viewport. */
  readonly upstreams: readonly PageUpstream[];
  /** Codes of the apps whose bundles run in the portal's page. */
  readonly inPage: readonly string[];
  readonly fetchForVisitor: FetchForVisitor;
  readonly publicUrl: URL;
  readonly log: Log;
}

export interface Viewport {
  readonly route: (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
  /** Closes the connections to the servers of the apps. */
  close(): void;
}

const timeoutMs = 5000;
const connections = 4;
const manifestPattern = /^\/([A-Za-z0-9][\w-]{0,63})\/manifest\.json$/;

/** Answers the manifests of old bundles and the pages of their frames, for who is signed in (P03). */
export function createViewport(options: ViewportOptions): Viewport {
  const { upstreams, inPage, fetchForVisitor, publicUrl, log } = options;
  const apps = new Map(
    upstreams
      .filter(({ prefix }) => /^\/[^/]+$/.test(prefix))
      .map(({ prefix, origin }) => [prefix.slice(1), { origin, pool: new Pool(origin, { connections }) }]),
  );

  const fetchManifest = async (ctx: RequestContext, app: string): Promise<ViewportManifest> => {
    const server = apps.get(app);
    if (!server) throw new DomainError('unknown_address');
    if (!(await requireUser(fetchForVisitor, ctx, timeoutMs))) throw new DomainError('not_signed_in');
    const path = `/${app}/manifest.json`;
    const headers = ['accept', 'application/json', 'x-request-id', ctx.id];
    const { httpStatus, text } = await askUpstream(server.pool, { path, headers, timeoutMs });
    if (httpStatus === 404) throw new DomainError('unknown_address');
    if (httpStatus !== 200)
      throw new DomainError('upstream_invalid', { detail: `${path} answered ${httpStatus}` });
    const rules = { upstreams, publicOrigin: publicUrl.origin };
    return readManifest(text, {
      findAddress: (address) => findPublicAddress(address, server.origin + path, rules),
      isInPage: inPage.includes(app),
      onRefused: (key) => log('viewport_file_refused', { id: ctx.id, app, key: key.slice(0, 200) }),
    });
  };

  const showFrame = async (res: ServerResponse, ctx: RequestContext): Promise<void> => {
    const query = readViewportQuery(new URLSearchParams(ctx.search), publicUrl.origin);
    if (!query) throw new DomainError('unknown_address');
    const files = findViewportFiles(await fetchManifest(ctx, query.app), query.fileId);
    const nonce = randomBytes(16).toString('base64url');
    const body = renderFramePage({ query, files, nonce }).toString();
    res.writeHead(files ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': framePolicy(nonce, publicUrl.origin, query.app),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    res.end(res.req.method === 'HEAD' ? undefined : body);
  };

  const route: Viewport['route'] = (req, res, next) => {
    const ctx = getContext(req);
    const [, app = ''] = manifestPattern.exec(ctx.pathname) ?? [];
    const isFrame = ctx.pathname === viewportFramePath;
    if (!isFrame && !apps.has(app)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(new DomainError('method_not_allowed'));
    const answering = isFrame
      ? showFrame(res, ctx)
      : fetchManifest(ctx, app).then((manifest) => answerJson(res, ctx, manifest));
    answering.catch(next);
  };

  return {
    route,
    close: () => {
      for (const { pool } of apps.values()) void pool.destroy();
    },
  };
}
