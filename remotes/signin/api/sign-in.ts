import { request } from 'shell/request';
import { oauthLogin } from '#shared/contracts';
import type { Credentials } from '../state/parse-credentials.ts';

/** Signs in by account and password. The session is a cookie that script cannot see: nothing is given back. */
export const signIn = async (credentials: Credentials, signal: AbortSignal): Promise<void> => {
  await request(oauthLogin, credentials, { signal, silent: true });
};
