import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type ErrorCode, isDomainError } from '#shared/contracts';
import type { Log } from '#shared/log';
import { refuse } from './answers.ts';
import type { RequestContext } from './request-context.ts';

/** The one place of the BFF where an error becomes an answer. */
export function createErrorTranslator(log: Log) {
  return (error: unknown, _req: IncomingMessage, res: ServerResponse, ctx: RequestContext): void => {
    const refusal = isDomainError(error)
      ? error
      : new DomainError(findParserRefusal(error), { cause: error });
    if (refusal.code === 'internal' || refusal.detail || refusal.cause) {
      log('request_failed', { id: ctx.id, code: refusal.code, detail: refusal.detail ?? reasonOf(refusal) });
    }
    if (res.headersSent) {
      // An honest cut: the browser sees a broken transfer instead of a short answer that looks complete.
      res.destroy();
      return;
    }
    refuse(res, ctx, refusal);
  };
}

/** What Express and its body parsers say by a status; everything else that is thrown is our own fault. */
const parserRefusals: Readonly<Record<number, ErrorCode>> = { 400: 'bad_request', 413: 'body_too_large' };

function findParserRefusal(error: unknown): ErrorCode {
  return (error instanceof Error && 'status' in error && parserRefusals[Number(error.status)]) || 'internal';
}

function reasonOf({ cause }: DomainError): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : `${cause.name}: ${cause.message}`;
}
