import { oauthLogin, pagePaths } from '#shared/contracts';
import { type ArrivalStep, firstOf } from './arrival-step.ts';

const maxUsername = 128;

/**
 * Step 3: user name and password in the address, where the unit allows it (D-05). A user name alone is no secret;
 * the sign-in page fills it in.
 */
export const urlCredentials: ArrivalStep = {
  name: 'url-credentials',
  secretsIn: ({ pathname, params }) => {
    if (params.has('password')) return ['password', 'username'];
    return pathname === pagePaths.login && params.has('username') ? ['username'] : [];
  },
  find: ({ pathname, params }) => {
    const username = firstOf(params, ['username'])?.trim().slice(0, maxUsername);
    if (!username) return undefined;
    const password = firstOf(params, ['password'])?.trim();
    if (!password) return pathname === pagePaths.login ? { kind: 'prefill', username } : undefined;
    return {
      kind: 'call',
      needsUnitConsent: true,
      call: {
        path: oauthLogin.path,
        form: { username, password },
        fallback: 'invalid_grant',
        isForAnyone: true,
      },
    };
  },
};
