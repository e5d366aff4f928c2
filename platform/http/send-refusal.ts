import type { Response } from 'express';
import { type DomainError, getRefusal, refusalEnvelope } from '#shared/contracts';

/** Sends a refusal; the request's id stands in `response.locals`. */
export function sendRefusal(response: Response, error: DomainError, data: unknown = null): void {
  if (error.retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(error.retryAfter)));
  response.set('Cache-Control', 'no-store');
  const envelope = refusalEnvelope(error, response.locals.requestId);
  response.status(getRefusal(error.code).http).json({ ...envelope, data });
}
