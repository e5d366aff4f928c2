import type { ServerResponse } from 'node:http';
import { type DomainError, type Envelope, getRefusal, refusalEnvelope } from '#shared/contracts';
import type { RequestContext } from './request-context.ts';

/** What every answer of /api, /zuul and /bff carries. `sandbox`-like rules keep an HTML body from acting as a page. */
export const apiSecurityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'self'"],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** Answers JSON, not cached, with the headers of an API answer. */
export function answerJson(
  res: ServerResponse,
  ctx: RequestContext,
  body: Envelope<unknown> | object,
  httpStatus = 200,
): void {
  answerJsonText(res, ctx, JSON.stringify(body), httpStatus);
}

/** As `answerJson`, for JSON that is text already. */
export function answerJsonText(
  res: ServerResponse,
  ctx: RequestContext,
  text: string,
  httpStatus = 200,
): void {
  for (const [name, value] of apiSecurityHeaders) res.setHeader(name, value);
  res.writeHead(httpStatus, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': ctx.id,
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

/** Answers a refusal as the envelope with the request id (X02). Headers set before, such as cookies, are kept. */
export function refuse(res: ServerResponse, ctx: RequestContext, error: DomainError): void {
  ctx.refusal = error.code;
  if (error.retryAfter !== undefined) res.setHeader('retry-after', String(Math.ceil(error.retryAfter)));
  const httpStatus = getRefusal(error.code).http;
  if (httpStatus === 405) res.setHeader('allow', 'GET, HEAD, POST');
  answerJson(res, ctx, refusalEnvelope(error, ctx.id), httpStatus);
}

/** A redirect that nobody may cache. `location` must be checked by the caller. */
export function answerRedirect(
  res: ServerResponse,
  ctx: RequestContext,
  location: string,
  httpStatus: 302 | 303 | 307 | 308 = 302,
): void {
  res.writeHead(httpStatus, {
    location,
    'content-length': 0,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-request-id': ctx.id,
  });
  res.end();
}
