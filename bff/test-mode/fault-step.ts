import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestContext, refuse, type Step } from '#bff/http';
import { type CallMeaning, DomainError } from '#shared/contracts';
import { hasFileHash } from '#shared/file-hash';
import { findFaultNames, hasFault } from './faults.ts';

export interface FaultStepOptions {
  /** How long `slow-10s` holds a call back, ms. Default 10 000. */
  readonly slowMs?: number;
}

export interface FaultStep {
  readonly step: Step;
  /** Makes `401-once` count anew. */
  forget(): void;
}

const mebibyte = 1024 * 1024;
const blockPage =
  '<!doctype html><html><head><title>Access blocked</title></head><body><h1>网页已被拦截 Access blocked</h1></body></html>';
const tooLargePage = '<html><head><title>413 Request Entity Too Large</title></head><body></body></html>';

const remoteEntry = /^\/assets\/(?!shell\/)[\w-]+\/remoteEntry\.js$/;
const remoteScript = /^\/assets\/(?!shell\/)[\w-]+\/.*\.js$/;

/** Makes requests fail the way school networks and services do. For test mode only; stands before proxy and assets. */
export function createFaultStep({ slowMs = 10_000 }: FaultStepOptions = {}): FaultStep {
  const consumed = new Set<string>();
  const takeOnce = ({ session, clientAddress }: RequestContext, req: IncomingMessage): boolean => {
    const key = session?.key ?? `${clientAddress} ${req.headers.cookie ?? ''}`;
    return consumed.size !== consumed.add(key).size;
  };

  /** True when the call has its answer. */
  const failApi = (req: IncomingMessage, res: ServerResponse, ctx: RequestContext): boolean => {
    const isExempt = needsNoSession(ctx.call);
    const isLost =
      hasFault(ctx, '401-body') || (hasFault(ctx, '401-once') && !isExempt && takeOnce(ctx, req));
    if (hasFault(ctx, 'html-block-page')) answerHtml(res, 200, blockPage);
    else if (hasFault(ctx, '413-over-1m') && Number(req.headers['content-length'] ?? 0) > mebibyte) {
      res.setHeader('connection', 'close');
      answerHtml(res, 413, tooLargePage);
    } else if (hasFault(ctx, 'refresh-fails') && ctx.call.effect === 'renew') {
      refuse(res, ctx, new DomainError('not_signed_in'));
    } else if (isLost && !isExempt) refuse(res, ctx, new DomainError('not_signed_in'));
    else return false;
    return true;
  };

  /** True when the file has its answer, or will never have one. */
  const failAsset = (res: ServerResponse, ctx: RequestContext): boolean => {
    const isEntry = remoteEntry.test(ctx.pathname);
    if (isEntry && hasFault(ctx, 'remote-hang')) return true;
    const isGone =
      (isEntry && hasFault(ctx, 'remote-404')) || (isRemoteChunk(ctx.pathname) && hasFault(ctx, 'chunk-404'));
    if (isGone)
      res.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('No such file\n');
    return isGone;
  };

  const step: Step = (req, res, ctx, next) => {
    ctx.fault = findFaultNames(req.headers);
    if (ctx.fault === undefined) next();
    else if (isApi(ctx.pathname)) {
      if (failApi(req, res, ctx)) return;
      if (hasFault(ctx, 'slow-10s')) setTimeout(next, slowMs);
      else next();
    } else if (ctx.pathname === '/bff/events' && hasFault(ctx, 'sse-mute')) {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.flushHeaders();
    } else if (!failAsset(res, ctx)) next();
  };
  return { step, forget: () => consumed.clear() };
}

function isRemoteChunk(pathname: string): boolean {
  return remoteScript.test(pathname) && hasFileHash(pathname);
}

/** No service answers these as not signed in, and a lost session must leave a way through. */
function needsNoSession({ audience }: CallMeaning): boolean {
  return audience === 'public';
}

function answerHtml(res: ServerResponse, httpStatus: number, html: string): void {
  res.writeHead(httpStatus, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  res.end(html);
}

function isApi(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname.startsWith('/zuul/');
}
