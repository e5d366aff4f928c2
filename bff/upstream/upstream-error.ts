import { DomainError, type ErrorCode, isDomainError } from '#shared/contracts';

/** What went wrong between us and the upstream, by the code of the error; anything else is `upstream_unavailable`. */
const codes: Readonly<Record<string, ErrorCode>> = {
  UND_ERR_HEADERS_TIMEOUT: 'upstream_timeout',
  UND_ERR_BODY_TIMEOUT: 'upstream_timeout',
  UND_ERR_CONNECT_TIMEOUT: 'upstream_timeout',
  ABORT_ERR: 'upstream_timeout',
  UND_ERR_HEADERS_OVERFLOW: 'upstream_invalid',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'upstream_invalid',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'upstream_invalid',
  UND_ERR_INVALID_ARG: 'bad_request',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'bad_request',
};

/** The refusal that a failed call to the upstream becomes. */
export const createUpstreamError = (error: unknown): DomainError => {
  if (isDomainError(error)) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new DomainError('upstream_timeout', { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = code.startsWith('HPE_') ? 'upstream_invalid' : codes[code];
  return new DomainError(known ?? 'upstream_unavailable', { cause: error });
};
