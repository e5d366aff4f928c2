import type { FieldError } from '#shared/contracts';

/**
 * `network`: no answer came; `timeout`: it took too long; `aborted`: the caller or the user gave up; `http`: the
 * transport refused; `body`: the envelope refuses; `unreadable`: the answer is not what was asked for.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'body' | 'unreadable';

export interface RequestErrorInit {
  kind: RequestErrorKind;
  /** Body status where there is one, else the HTTP status; 0 where nothing answered. */
  status?: number | undefined;
  /** Stable code of the refusal, see `ErrorCode` of the contracts; empty where none came. */
  code?: string | undefined;
  /** In the user's language. */
  message: string;
  /** Messages in the user's language. */
  fieldErrors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  /** Seconds until a new try makes sense, where the answer said so. */
  retryAfter?: number | undefined;
  /** What the wrapper passes on as `data`, such as '文件类型错误'. */
  data?: unknown;
  cause?: unknown;
}

/** A call that failed. `message` is already in the user's language. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(init: RequestErrorInit) {
    super(init.message, { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status ?? 0;
    this.code = init.code ?? '';
    this.fieldErrors = init.fieldErrors ?? [];
    this.requestId = init.requestId;
    this.retryAfter = init.retryAfter;
    this.data = init.data;
  }
}

/** Whether something thrown is a failed call; works across the federation. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError' && 'kind' in error;
}
