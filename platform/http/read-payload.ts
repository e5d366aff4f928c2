import express, { type Request, type RequestHandler } from 'express';
import { type Call, DomainError, parseForm } from '#shared/contracts';

const bodyLimit = 256 * 1024; // bytes, after decompression
const form = 'application/x-www-form-urlencoded';

/** The parsers read what is too large to its end before they refuse it; whoever says so ahead is refused at once. */
const refuseLargeBodies: RequestHandler = (request, _response, next) => {
  next(
    Number(request.get('content-length') ?? 0) > bodyLimit ? new DomainError('body_too_large') : undefined,
  );
};

/** Reads bodies: forms as text, because their keys nest with dots, and JSON. Other types stay unread. */
export const bodyParsers: RequestHandler[] = [
  refuseLargeBodies,
  express.text({ type: form, limit: bodyLimit, defaultCharset: 'utf-8' }),
  express.json({ limit: bodyLimit }),
];

const queryOf = (request: Request): URLSearchParams => {
  const at = request.originalUrl.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.originalUrl.slice(at + 1));
};

const bodyOf = (request: Request): object => {
  const body: unknown = request.body;
  if (typeof body === 'string') return parseForm(new URLSearchParams(body));
  return typeof body === 'object' && body !== null ? body : {};
};

/** The payload of a call, not yet checked: query or body, and the parameters of the path above both. */
export const readPayload = (call: Call, request: Request): unknown => ({
  ...(call.method === 'GET' ? parseForm(queryOf(request)) : bodyOf(request)),
  ...request.params,
});
