import { expect, test } from 'vitest';
import { DomainError } from '#shared/contracts';
import { createUpstreamError } from './upstream-error.ts';

function failure(code: string, name = 'Error'): Error {
  return Object.assign(new Error('failed'), { code, name });
}

test.each([
  [failure('UND_ERR_HEADERS_TIMEOUT'), 'upstream_timeout'],
  [failure('UND_ERR_BODY_TIMEOUT'), 'upstream_timeout'],
  [failure('UND_ERR_CONNECT_TIMEOUT'), 'upstream_timeout'],
  [new DOMException('late', 'TimeoutError'), 'upstream_timeout'],
  [failure('UND_ERR_HEADERS_OVERFLOW'), 'upstream_invalid'],
  [failure('UND_ERR_RES_EXCEEDED_MAX_SIZE'), 'upstream_invalid'],
  [failure('HPE_INVALID_CONSTANT', 'HTTPParserError'), 'upstream_invalid'],
  [failure('UND_ERR_INVALID_ARG'), 'bad_request'],
  [failure('UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'), 'bad_request'],
  [failure('ECONNREFUSED'), 'upstream_unavailable'],
  [failure('UND_ERR_SOCKET'), 'upstream_unavailable'],
  [failure('constructor'), 'upstream_unavailable'],
  ['thrown text', 'upstream_unavailable'],
])('when a call fails by %s, then the refusal is %s, and keeps the cause', (error, code) => {
  expect(createUpstreamError(error)).toMatchObject({ code, cause: error });
});

test('when it is a refusal already, then it stays the same', () => {
  const refusal = new DomainError('store_unavailable');
  expect(createUpstreamError(refusal)).toBe(refusal);
});
