import { apachePaths, createApacheSite } from './testing/apache.ts';
import { test } from './testing/index.ts';
import { proveLibrary } from './testing/journeys.ts';

const port = 4004;
const site = createApacheSite(port);
test.afterAll(() => site?.remove());

proveLibrary({
  name: 'mod_auth_openidc',
  program: (isAtAuthorizePage) => site?.program(isAtAuthorizePage) ?? { command: 'apache2', args: [] },
  ...(site ? { prepare: site.prepare } : {}),
  missing: site
    ? undefined
    : 'there is no Apache with mod_auth_openidc (Debian: apache2, libapache2-mod-auth-openidc)',
  client: { id: 'apache-site', secret: 'apache-site-secret-2026', port },
  registration: {
    redirectUris: [`http://localhost:${port}/redirect_uri`],
    backchannelLogoutUri: `http://localhost:${port}/redirect_uri?logout=backchannel`,
  },
  paths: apachePaths(port),
  asksConsent: true,
  hearsSignOuts: true,
  // Release 2.4.12 takes an error that names its issuer (RFC 9207) for the beginning of a sign-in.
  refusal: 'Invalid Request',
});
