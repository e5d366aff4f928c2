import { DomainError, type ErrorCode, isDomainError } from '#shared/contracts';

/** What went wrong between us and the upstream, by the code of the error; anything else is `upstream_unavailable`. */
const codes: ReadonlyMap<unknown, ErrorCode> = new Map(
  Object.entries({
    UND_ERR_HEADERS_TIMEOUT: 'upstream_timeout',
    UND_ERR_BODY_TIMEOUT: 'upstream_timeout',
    UND_ERR_CONNECT_TIMEOUT: 'upstream_timeout',
    ABORT_ERR: 'upstream_timeout',
    UND_ERR_HEADERS_OVERFLOW: 'upstream_invalid',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'upstream_invalid',
    UND_ERR_RES_EXCEEDED_MAX_SIZE: 'upstream_invalid',
    UND_ERR_INVALID_ARG: 'bad_request',
    UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'bad_request',
  } as const),
);

/** The refusal that a failed call to the upstream becomes. */
export function createUpstreamError(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  return new DomainError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'upstream_unavailable';
  if (error.name === 'TimeoutError') return 'upstream_timeout';
  if (error.name === 'HTTPParserError') return 'upstream_invalid';
  return ('code' in error && codes.get(error.code)) || 'upstream_unavailable';
}
