import { post } from 'shell/request';

/** `uaa.oauth.login_user_client`; the contract itself would bring its schemas to the first form (ADR 15). */
export const loginUserClientPath = '/api/uaa/oauth/login_user_client';

/**
 * Signs in without a password: a remembered browser by a cookie that script cannot see, or a device by its client id.
 * @throws RequestError
 */
export async function signInRemembered(signal: AbortSignal, userClientId = ''): Promise<void> {
  await post(
    loginUserClientPath,
    { userClientId },
    { silent: true, noIntercept: true, timeout: 30_000, signal },
  );
}
