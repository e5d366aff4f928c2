import { demoClients } from './testing/demo-clients.ts';
import { proveLibrary } from './testing/journeys.ts';
import { exampleOf } from './testing/programs.ts';

proveLibrary({
  name: 'openid-client',
  program: () => exampleOf('openid-client.mjs'),
  client: demoClients.reader,
  asksConsent: true,
  hearsSignOuts: true,
});
