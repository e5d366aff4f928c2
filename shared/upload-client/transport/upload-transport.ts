import type { AnswerOf, Call, PayloadOf } from '#shared/contracts';

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Bytes of the body that have gone out so far. */
  readonly onSent?: ((bytes: number) => void) | undefined;
}

/** How calls reach the server. The shell passes its own requests, which know the session. */
export interface UploadTransport {
  /** Whether `onSent` is called while a body goes out; else silence says nothing for longer. */
  readonly reportsProgress: boolean;
  /** @returns data of the answer. @throws {@link TransportError}, or the reason of the signal */
  send<C extends Call>(call: C, payload: PayloadOf<C>, options: SendOptions): Promise<AnswerOf<C>>;
}

/**
 * A call that failed; the shell's own errors of requests have this shape too. `network`: no answer came; `timeout`: it
 * took too long; `http`, `body`: the transport or the envelope refused; `unreadable`: somebody else answered, such as a
 * proxy with a page.
 */
export interface TransportError extends Error {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'http' | 'body' | 'unreadable';
  /** Status of the body where there is one, else of HTTP; 0 where nothing answered. */
  readonly status: number;
  /** Stable code of the refusal; empty where none came. */
  readonly code: string;
  readonly requestId: string | undefined;
  /** Seconds until a new attempt makes sense, where the answer said so. */
  readonly retryAfter: number | undefined;
}

const kinds: readonly unknown[] = ['network', 'timeout', 'aborted', 'http', 'body', 'unreadable'];

export function isTransportError(error: unknown): error is TransportError {
  return error instanceof Error && 'kind' in error && kinds.includes(error.kind) && 'status' in error;
}

/** A {@link TransportError} of the transports of this room. */
export function createTransportError(
  kind: TransportError['kind'],
  message: string,
  details: Partial<Pick<TransportError, 'status' | 'code' | 'requestId' | 'retryAfter'>> = {},
): TransportError {
  const none = { status: 0, code: '', requestId: undefined, retryAfter: undefined };
  return Object.assign(new Error(message), none, details, { kind });
}
