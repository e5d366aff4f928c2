import { pagePaths } from '#shared/contracts';
import { type ArrivalStep, firstOf, presentOf } from './arrival-step.ts';

const folder = '/api/uaa/social/';
const statePattern = /^[\w~-][\w.~-]{0,255}$/;

/** Step 6: the way back from a third-party sign-in, with a code or a token and the state of the browser that left. */
export const social: ArrivalStep = {
  name: 'social',
  secretsIn: ({ pathname, params }) => {
    // Apps have parameters of these names too; only together, or on the sign-in page, are they a way in.
    const isWayIn = pathname === pagePaths.login || (params.has('state') && params.has('code'));
    return isWayIn ? presentOf(params, ['code', 'state', 'token', 'iss', 'session_state']) : [];
  },
  find: ({ pathname, params, unitHost }) => {
    const code = firstOf(params, ['code']);
    const token = firstOf(params, ['token']);
    const state = firstOf(params, ['state']);
    if (code === undefined && token === undefined) {
      // Who refuses at the provider comes back with the state alone.
      return pathname === pagePaths.login && state !== undefined
        ? { kind: 'refuse', reason: 'social_refused' }
        : undefined;
    }
    if (state === undefined || !statePattern.test(state)) {
      return pathname === pagePaths.login ? { kind: 'refuse', reason: 'social_refused' } : undefined;
    }
    const secret = code === undefined ? { token: token ?? '' } : { code };
    return {
      kind: 'call',
      call: {
        path: folder + state,
        form: { ...secret, unitHost },
        fallback: 'social_refused',
        isForAnyone: false,
      },
    };
  },
};
