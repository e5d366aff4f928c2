import { oauthLogin, type PayloadOf } from '#shared/contracts';
import { request } from '../request/index.ts';

/**
 * Signs in by account and password, without a toast: the caller shows the failure. The session is a cookie that
 * script cannot see, so nothing is given back; `completeSignIn` goes on from here.
 * @throws RequestError
 */
export async function signIn(
  credentials: Omit<PayloadOf<typeof oauthLogin>, 'noIntercept'>,
  signal?: AbortSignal,
): Promise<void> {
  await request(
    oauthLogin,
    { ...credentials, noIntercept: true },
    { silent: true, ...(signal ? { signal } : {}) },
  );
}
