import { deviceIdPattern, pagePaths, socialFolder } from '#shared/contracts';
import { type ArrivalStep, firstOf, presentOf } from './arrival-step.ts';

/** Id of a provider, as `plat` says it. */
const providerPattern = /^[a-z][a-z0-9_-]{0,31}$/;
const statePattern = /^[\w~-][\w.~-]{0,255}$/;

/** Step 6: the way back from a third-party sign-in, with a code or a token and the state of the browser that left. */
export const social: ArrivalStep = {
  name: 'social',
  secretsIn: ({ pathname, params }) => {
    // Apps have parameters of these names too; only together, or on the sign-in page, are they a way in.
    const isWayIn = pathname === pagePaths.login || (params.has('state') && params.has('code'));
    if (!isWayIn) return [];
    const secrets = presentOf(params, ['code', 'state', 'token', 'iss', 'session_state']);
    // No secrets by themselves; they go with what they belong to.
    return secrets.length > 0 ? [...secrets, ...presentOf(params, ['plat', 'deviceId'])] : [];
  },
  find: ({ pathname, params, unitHost }) => {
    const code = firstOf(params, ['code']);
    const token = firstOf(params, ['token']);
    const state = firstOf(params, ['state']);
    if (code === undefined && token === undefined) {
      // A user who refuses at the provider comes back with the state alone.
      return pathname === pagePaths.login && state !== undefined
        ? { kind: 'refuse', reason: 'social_refused' }
        : undefined;
    }
    if (state === undefined || !statePattern.test(state)) {
      return pathname === pagePaths.login ? { kind: 'refuse', reason: 'social_refused' } : undefined;
    }
    const secret = code === undefined ? { token: token ?? '' } : { code };
    const provider = providerPattern.exec(params.get('plat') ?? '')?.[0];
    const deviceId = findDeviceId(params);
    const iss = firstOf(params, ['iss']);
    return {
      kind: 'call',
      call: {
        // The path names the provider where the address does, else the state that it gave back.
        path: socialFolder + (provider ?? state),
        form: {
          ...secret,
          ...(provider ? { state } : {}),
          ...(iss ? { iss } : {}),
          ...(deviceId ? { deviceId } : {}),
          unitHost,
        },
        fallback: 'social_refused',
        isForAnyone: false,
      },
    };
  },
};

/** Of the device that the sign-in began on, as a messaging app writes it into the address. */
export function findDeviceId(params: URLSearchParams): string | undefined {
  return deviceIdPattern.exec(params.get('deviceId') ?? '')?.[0];
}
