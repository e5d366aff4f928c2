import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';

/** Part of the reason in the log of the client. */
export const logoutAddressProblem = 'post_logout_redirect_uri is not registered';

/**
 * Lets a sign-out go on whose return address is not registered: the user wants out, and stays at the portal. The client's
 * log says what was sent.
 */
export function ignoreForeignLogoutAddresses(provider: Provider): void {
  const { prototype } = provider.Client;
  const isRegistered = prototype.postLogoutRedirectUriAllowed;
  prototype.postLogoutRedirectUriAllowed = function check(address) {
    if (isRegistered.call(this, address)) return true;
    const ctx: KoaContextWithOIDC | undefined = Provider.ctx;
    if (!ctx?.oidc.params) return false;
    provider.emit('end_session.error', ctx, new errors.InvalidRequest(logoutAddressProblem));
    ctx.oidc.params.post_logout_redirect_uri = undefined;
    return true;
  };
}
