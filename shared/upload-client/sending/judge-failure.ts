import { toUploadFailure, type UploadErrorKind, type UploadFailure } from '../failures.ts';
import { isTransportError, type TransportError } from '../transport/upload-transport.ts';

/** What a failed request says about the next attempt. */
export interface Judgement {
  /** The same request may go through later. */
  readonly mayRepeat: boolean;
  /** There are too many requests at a time. */
  readonly isCongestion: boolean;
  /** Something on the way does not take a body of this size. */
  readonly isTooLarge: boolean;
  /** The line broke; a size that breaks it thrice counts as too large. */
  readonly isCut: boolean;
  /** The service does not take this content; it may have been damaged on the way. */
  readonly isRefused: boolean;
}

const nothing: Judgement = {
  mayRepeat: false,
  isCongestion: false,
  isTooLarge: false,
  isCut: false,
  isRefused: false,
};

/** Statuses of servers that are busy or starting. */
const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses that a user can do something about without another file. */
const curable: ReadonlySet<number> = new Set([0, 401, 409, 507]);
/** Gateways answer so where the server behind them broke the line. */
const gateway: ReadonlySet<number> = new Set([502, 503, 504]);

export function judgeFailure(error: unknown): Judgement {
  if (!isTransportError(error)) return nothing;
  const { kind, status, code } = error;
  if (kind === 'network' || kind === 'aborted') return { ...nothing, mayRepeat: true, isCut: true };
  if (kind === 'timeout') return { ...nothing, mayRepeat: true, isCongestion: true };
  // A page with a status of success, such as the sign-in page of a network, says nothing about sizes.
  if (kind === 'unreadable') return { ...nothing, mayRepeat: true, isTooLarge: status >= 400 };
  return {
    mayRepeat: passing.has(status),
    isCongestion: status === 429,
    // A quota is 413 too, and no smaller chunk fits into it.
    isTooLarge: status === 413 && code !== 'quota_reached',
    isCut: code === '' && gateway.has(status),
    isRefused: status === 409 || status === 422,
  };
}

/** A failed request as pages show it. */
export function describeFailure(error: unknown, kind: UploadErrorKind): UploadFailure {
  if (!isTransportError(error)) return toUploadFailure(error, kind);
  const { message, status, code, requestId = '' }: TransportError = error;
  const mayRetry = judgeFailure(error).mayRepeat || curable.has(status);
  return { kind, message, status, code, requestId, mayRetry };
}
