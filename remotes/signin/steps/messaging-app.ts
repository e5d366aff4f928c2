import { isRequestError, request } from 'shell/request';
import { socialBegin, socialMpInfo, socialQyInfo } from '#shared/contracts';
import { hasLoggedOut } from '#shared/stored-items';
import { findDeviceId } from '../address/device-id.ts';
import type { WayIn } from './way-in.ts';

/** Both user agents say `MicroMessenger`; only the work edition says `wxwork`. */
function findEdition(userAgent: string) {
  if (/wxwork/i.test(userAgent)) return { provider: 'qy', info: socialQyInfo, scope: 'snsapi_base' } as const;
  if (/MicroMessenger/i.test(userAgent))
    return { provider: 'mp', info: socialMpInfo, scope: 'snsapi_userinfo' } as const;
  return undefined;
}

/** Whether the servers built what this edition needs; another scope or app would end in an error page over there. */
function isFor(address: string, { scope, appId }: { scope: string; appId: string }): boolean {
  if (!URL.canParse(address)) return false;
  const { searchParams } = new URL(address);
  return searchParams.get('scope') === scope && searchParams.get('appid') === appId;
}

/**
 * Step 8: inside the messaging app its own sign-in is asked, without a word from the user: the provider's app id, then an
 * address with the scope of the edition. The servers build the address: its state counts in this browser alone.
 */
export const messagingApp: WayIn = {
  name: 'messaging-app',
  // Who has just signed out wants to stay out.
  applies: ({ userAgent }) => findEdition(userAgent) !== undefined && !hasLoggedOut(),
  run: async ({ userAgent, returnTo = '', signal }) => {
    const edition = findEdition(userAgent);
    if (!edition) return undefined;
    const { provider, info, scope } = edition;
    const quietly = { silent: true, noIntercept: true, timeout: 10_000, signal };
    try {
      const { providerAppId } = await request(info, { unitHost: location.host }, quietly);
      const { address } = await request(
        socialBegin,
        { provider, inApp: true, returnTo, deviceId: findDeviceId() },
        quietly,
      );
      if (signal.aborted || !isFor(address, { scope, appId: providerAppId })) return undefined;
      location.assign(address);
      return 'left';
    } catch (error) {
      // A portal without that provider: the form is there.
      if (isRequestError(error) && error.kind !== 'aborted') return undefined;
      throw error;
    }
  },
};
