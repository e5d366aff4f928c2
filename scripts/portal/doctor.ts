import { checkAddress } from './doctor/check-address.ts';
import { checkDataFolder, checkNode } from './doctor/check-computer.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkServices } from './doctor/check-services.ts';
import { type Finding, findWith, formatFindings, note, ok } from './doctor/finding.ts';
import { readPortalEnvironment } from './read-portal-environment.ts';

const usage = 'Usage: npm run portal -- doctor';

/**
 * `doctor`: what the portal finds around it, in a table. It changes nothing, may run beside the portal, and sets the exit code 1
 * where something fails.
 * @throws Error on another word
 */
export async function runDoctor(args: readonly string[]): Promise<string> {
  if (args.length > 0) throw new Error(usage);
  const findings = [checkNode(), ...(await findWith('Configuration', '', checkConfigured))];
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
  return formatFindings(findings);
}

async function checkConfigured(): Promise<readonly Finding[]> {
  const environment = readPortalEnvironment();
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
