import type Provider from 'oidc-provider';
import type { AccessToken } from 'oidc-provider';

/**
 * Adds to each id token what the library leaves out. That is the hash of the access token beside it (OpenID Connect
 * Core §3.1.3.6). For a client that wants them, it is also the claims of the granted scopes.
 */
export function completeIdTokens(provider: Provider): void {
  const { prototype } = provider.IdToken;
  const { issue } = prototype;
  prototype.issue = function issueComplete(options) {
    const token: AccessToken | undefined = this.ctx?.oidc.entities.AccessToken;
    if (options.use === 'idtoken' && token) {
      this.set('at_hash', token.jti);
      if (this.client.claims_in_id_token === true) Object.assign(this, { scope: token.scope });
    }
    return issue.call(this, options);
  };
}
