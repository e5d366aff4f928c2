import { demoClients } from './testing/demo-clients.ts';
import { proveLibrary } from './testing/journeys.ts';
import { exampleOf } from './testing/programs.ts';

proveLibrary({
  name: 'express-openid-connect',
  program: () => exampleOf('express-openid-connect.mjs'),
  client: demoClients.reader,
  asksConsent: true,
  hearsSignOuts: true,
});
