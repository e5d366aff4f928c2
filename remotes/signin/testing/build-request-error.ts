import type { RequestError } from 'shell/request';

/** A failed call as the request module throws it. */
export function buildRequestError(
  init: Partial<
    Pick<RequestError, 'kind' | 'status' | 'code' | 'message' | 'fieldErrors' | 'requestId' | 'retryAfter'>
  >,
): RequestError {
  const { message = '用户名或密码错误', ...rest } = init;
  const base = { kind: 'body' as const, status: 400, code: 'invalid_grant', fieldErrors: [], data: null };
  return Object.assign(new Error(message), {
    requestId: undefined,
    retryAfter: undefined,
    ...base,
    ...rest,
    name: 'RequestError' as const,
  });
}
