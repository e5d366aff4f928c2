import type { ErrorRequestHandler, Request } from 'express';
import { DomainError, type ErrorCode, getRefusal, isDomainError } from '#shared/contracts';
import type { Log } from '#shared/log';
import { requestIdOf } from './request-details.ts';
import { sendRefusal } from './send-refusal.ts';

/** What express and its body parsers refuse, by the HTTP status that they put on the error. */
const transportCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'unknown_address',
  413: 'body_too_large',
  415: 'bad_request',
};

/** The only place that turns an error into an answer. The cause goes to the log, never to the user. Mounted last. */
export function translateErrors(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = toDomainError(error);
    response.locals.requestId ??= requestIdOf(request);
    const { requestId } = response.locals;
    if (getRefusal(refusal.code).http >= 500)
      log('request_failed', { requestId, path: loggedPath(request), code: refusal.code, error: refusal });
    if (response.headersSent) response.destroy();
    else sendRefusal(response, refusal);
  };
}

function toDomainError(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  const code = transportCodeOf(error);
  return new DomainError(code ?? 'internal', { cause: error });
}

/** The address as the call names it where one matched: the state of a third-party sign-in may stand in the real one. */
function loggedPath({ route, path }: Request): string {
  return typeof route?.path === 'string' ? route.path : path;
}

function transportCodeOf(error: unknown): ErrorCode | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? transportCodes[error.status]
    : undefined;
}
