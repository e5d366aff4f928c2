import { deriveValues, type QuickStartValues, quote, secretName } from './values.ts';

export function writeApache(values: QuickStartValues): string {
  const { staysConnected, scope } = deriveValues(values);
  const { issuer, clientId, redirectUri } = values;
  return `# Debian: apt install apache2 libapache2-mod-auth-openidc. ${secretName} is a variable of Apache's environment.
OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${quote(clientId)}
OIDCClientSecret "\${${secretName}}"
# Nothing is served there: the address belongs to the module.
OIDCRedirectURI ${quote(redirectUri)}
OIDCScope ${quote(scope)}${staysConnected ? '\n# offline_access is granted with it only.\nOIDCAuthRequestParams prompt=consent' : ''}
OIDCPKCEMethod S256
OIDCCryptoPassphrase "exec:/bin/bash -c \\"head -c 32 /dev/urandom | base64\\""
# Pages read OIDC_CLAIM_name and the like. The redirect address with ?info=json shows the user.
OIDCPassClaimsAs both
OIDCInfoHook userinfo

<Location />
  AuthType openid-connect
  Require valid-user
</Location>`;
}
