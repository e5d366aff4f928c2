import { readPortalEnvironment } from '../read-portal-environment.ts';
import { checkAddress } from './check-address.ts';
import { checkDataFolder, checkNode } from './check-computer.ts';
import { checkDatabase } from './check-database.ts';
import { checkServices } from './check-services.ts';
import { type Finding, findWith, note, ok } from './finding.ts';

/** Everything that a portal with these variables would meet. Changes nothing, and may run beside it. */
export async function examine(variables: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  return [checkNode(), ...(await findWith('Configuration', '', () => examineConfigured(variables)))];
}

async function examineConfigured(variables: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const environment = readPortalEnvironment(variables);
  const { upstreamUrl } = environment.bff;
  return [
    ok('Configuration', 'All variables can be used'),
    ...(await checkDataFolder(environment)),
    ...(upstreamUrl === undefined
      ? await checkDatabase(environment)
      : [note('Database', `The data are at ${upstreamUrl}: run this there as well`)]),
    ...checkAddress(environment),
    ...(await checkServices(environment)),
  ];
}
