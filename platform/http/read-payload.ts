import express, { type Request, type RequestHandler } from 'express';
import { type Call, DomainError, parseForm } from '#shared/contracts';

/** Bytes, after decompression. */
const bodyLimits = {
  usual: 256 * 1024,
  /** A file of 5 MB as base64, whose `+` and `/` take three bytes each in a form. */
  upload: 8 * 1024 * 1024,
} as const;
const form = 'application/x-www-form-urlencoded';

const usualParsers = createBodyParsers(bodyLimits.usual);
const uploadParsers = createBodyParsers(bodyLimits.upload);

/** What reads the body of a call before its handler: nothing where it is multipart, as that is read as a stream. */
export function bodyParsersOf({ encoding, upload }: Pick<Call, 'encoding' | 'upload'>): RequestHandler[] {
  if (encoding === 'multipart') return [];
  return upload ? uploadParsers : usualParsers;
}

/** Reads bodies: forms as text, because their keys nest with dots, and JSON. Other types stay unread. */
function createBodyParsers(limit: number): RequestHandler[] {
  return [
    refuseBodiesOver(limit),
    express.text({ type: form, limit, defaultCharset: 'utf-8' }),
    express.json({ limit }),
  ];
}

/** The parsers read what is too large to its end before they refuse it; a request that says its length ahead is refused at once. */
function refuseBodiesOver(limit: number): RequestHandler {
  return (request, _response, next) => {
    next(Number(request.get('content-length') ?? 0) > limit ? new DomainError('body_too_large') : undefined);
  };
}

/** The payload of a call, not yet checked: query or body, and the parameters of the path above both. */
export function readPayload(call: Call, request: Request): unknown {
  return {
    ...(call.method === 'GET' ? parseForm(queryOf(request)) : bodyOf(request)),
    ...request.params,
  };
}

function queryOf(request: Request): URLSearchParams {
  const at = request.originalUrl.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.originalUrl.slice(at + 1));
}

function bodyOf(request: Request): object {
  const body: unknown = request.body;
  if (typeof body === 'string') return parseForm(new URLSearchParams(body));
  return typeof body === 'object' && body !== null ? body : {};
}
