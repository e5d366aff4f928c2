import * as oidc from 'openid-client';
import { DomainError, type ErrorCode, isDomainError } from '#shared/contracts';

/** Codes of the library, where the provider did not answer as one does. */
const outages = new Set(['OAUTH_RESPONSE_IS_NOT_CONFORM']);
const lateCodes = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** What a failure at the provider means to the one who signs in. The detail is for the log, and holds no secret. */
export function toDomainError(error: unknown): unknown {
  if (isDomainError(error)) return error;
  if (isBadCode(error)) return refusal();
  const chain = causesOf(error);
  if (chain.some(({ name, code }) => name === 'TimeoutError' || name === 'AbortError' || lateCodes.has(code)))
    return failure('upstream_timeout', 'the provider was too slow');
  const detail = chain.map(({ message }) => message).join(': ');
  const { code = '' } = chain[0] ?? {};
  if (error instanceof oidc.ResponseBodyError)
    return failure('upstream_unavailable', `the provider refused with ${error.error}`);
  const isWrong = code.startsWith('OAUTH_') && !outages.has(code);
  return failure(isWrong ? 'upstream_invalid' : 'upstream_unavailable', detail);
}

/** The code is used, over, or not the one that this sign-in asked for; or the user refused. */
function isBadCode(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof oidc.AuthorizationResponseError;
}

function refusal(): DomainError {
  return new DomainError('invalid_grant', {
    message: '第三方登录已失效，请重新开始|||This third-party sign-in is over. Please start again',
    detail: 'the provider refused the code',
  });
}

/** Says that this way does not work now. Without a cause, which may hold tokens. */
export function failure(code: ErrorCode, detail: string): DomainError {
  return new DomainError(code, {
    message:
      '统一登录暂时无法使用，请用密码登录|||This way to sign in does not work now. Please use your password',
    detail,
  });
}

interface Cause {
  readonly name: string;
  readonly message: string;
  readonly code: string;
}

/** An error and the errors behind it. */
function causesOf(error: unknown): Cause[] {
  const found: Cause[] = [];
  for (let each = error; each instanceof Error && found.length < 5; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    found.push({ name: each.name, message: each.message, code });
  }
  return found;
}
