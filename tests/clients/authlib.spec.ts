import { demoClients } from './testing/demo-clients.ts';
import { proveLibrary } from './testing/journeys.ts';
import { exampleOf, findPythonWith } from './testing/programs.ts';

const python = findPythonWith('authlib', 'requests');

proveLibrary({
  name: 'Authlib',
  program: () => exampleOf('authlib-app.py', python),
  missing: python
    ? undefined
    : 'Python has no authlib and requests (Debian: python3-authlib, python3-requests)',
  client: demoClients.reader,
  asksConsent: true,
  hearsSignOuts: false,
});
