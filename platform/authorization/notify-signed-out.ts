import type Provider from 'oidc-provider';

/**
 * Notifies a client that the user signed out of one of its sessions (OpenID Connect Back-Channel Logout).
 * @returns false where the client does not want to know
 * @throws Error when it cannot be reached or answers with an error
 */
export type NotifySignedOut = (clientId: string, accountId: string, sid: string) => Promise<boolean>;

/**
 * Takes the telling over from the library, which would keep the user waiting for every client and try only once. Every
 * sign-out ends a session of the portal, and the notices that follow from that are sent one by one.
 */
export function takeOverLogoutNotices(provider: Provider): NotifySignedOut {
  const { prototype } = provider.Client;
  const notify = prototype.backchannelLogout;
  if (typeof notify !== 'function') throw new TypeError('the library tells no client of a sign-out');
  prototype.backchannelLogout = async () => undefined;
  return async (clientId, accountId, sid) => {
    const client = await provider.Client.find(clientId);
    if (!client?.backchannelLogoutUri) return false;
    await notify.call(client, accountId, sid);
    return true;
  };
}
