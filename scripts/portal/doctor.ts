import { examine } from './doctor/examine.ts';
import { formatFindings } from './doctor/finding.ts';

const usage = 'Usage: npm run portal -- doctor';

/**
 * `doctor`: what the portal finds around it, in a table. It changes nothing, may run beside the portal, and sets the exit code 1
 * where something fails.
 * @throws Error on another word
 */
export async function runDoctor(args: readonly string[]): Promise<string> {
  if (args.length > 0) throw new Error(usage);
  const findings = await examine(process.env);
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
  return formatFindings(findings);
}
