import { demoClients } from './testing/demo-clients.ts';
import { proveLibrary } from './testing/journeys.ts';
import { exampleOf } from './testing/programs.ts';

proveLibrary({
  name: 'passport-openidconnect',
  program: () => exampleOf('passport-openidconnect.mjs'),
  // It knows no PKCE, which only clients of the operator and listed old ones may do without.
  client: demoClients.sandboxDemo,
  asksConsent: false,
  hearsSignOuts: false,
});
