import { oauthRelogin } from '#shared/contracts';
import { type ArrivalStep, firstOf, presentOf } from './arrival-step.ts';

const names = ['shiyue_access_token', 'access_token'];

/** Step 5: an access token that another system handed over. A `token` without `state` is one too (D-06). */
export const accessToken: ArrivalStep = {
  name: 'access-token',
  secretsIn: ({ params }) => presentOf(params, [...names, 'token']),
  find: ({ params }) => {
    const value = firstOf(params, params.has('state') ? names : [...names, 'token']);
    if (value === undefined) return undefined;
    return {
      kind: 'call',
      call: {
        path: oauthRelogin.path,
        form: { accessToken: value },
        fallback: 'token_invalid',
        isForAnyone: true,
      },
    };
  },
};
