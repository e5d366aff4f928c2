import { parseArgs } from 'node:util';
import {
  countsOf,
  openDirectory,
  releasePeople,
  type SyncOrder,
  type SyncResult,
  syncPeople,
} from '#platform/directory';
import { createAuditWriter } from '#platform/identity';
import { createPortalSessionsEnder } from './create-sessions-ender.ts';
import { openPortalDatabase } from './open-portal-database.ts';
import { readPortalEnvironment } from './read-portal-environment.ts';

const usage = `Usage: npm run portal -- directory sync [--preview] [--force]
       npm run portal -- directory release --unit <id>`;
/** Refused entries that are named; the rest is a number. */
const namedLimit = 20;

/**
 * `directory sync`: makes the people of the unit those of the directory. `directory release`: a unit has a directory no more. The portal
 * may run meanwhile.
 * @throws Error where it stopped, or where an argument cannot be read
 */
export async function runDirectory(args: readonly string[]): Promise<string> {
  const { command, unit, ...order } = readOptions(args);
  const { directory: settings } = readPortalEnvironment().platform;
  const { database } = await openPortalDatabase();
  const clock = Date.now;
  const endSessionsOf = createPortalSessionsEnder(clock);
  const deps = { database, clock, writeAudit: createAuditWriter(clock), endSessionsOf };
  try {
    if (command === 'sync') return await sync(deps, settings, order);
    if (settings?.unitId === unit)
      throw new Error('LDAP_UNIT names this unit: remove the LDAP_ variables first');
    return `Released  ${await releasePeople(deps, unit)}`;
  } finally {
    await database.close();
  }
}

async function sync(
  deps: Parameters<typeof releasePeople>[0],
  settings: Parameters<typeof openDirectory>[0] | undefined,
  order: SyncOrder,
): Promise<string> {
  if (!settings) throw new Error('LDAP_URL is not set, so there is no directory');
  const result = await syncPeople({ ...deps, directory: openDirectory(settings) }, order);
  const text = describeResult(result);
  if (result.state === 'stopped' || result.state === 'busy') throw new Error(text);
  return text;
}

const states: Readonly<Record<SyncResult['state'], string>> = {
  done: 'Done.',
  preview: 'Nothing was written.',
  stopped:
    'Nothing was written: more than a third of the people would be disabled. Look at LDAP_BASE_DN and the filters; with --force it is done.',
  busy: 'Another process compares at the moment.',
};

function describeResult({ state, differences }: SyncResult): string {
  if (!differences) return states[state];
  const counts = countsOf(differences);
  const { refused } = differences;
  const rest = refused.length - namedLimit;
  return [
    states[state],
    `New       ${counts.added}`,
    `Linked    ${counts.linked} (had an account with a password of the portal)`,
    `Changed   ${counts.changed}`,
    `Returned  ${counts.returned}`,
    `Gone      ${counts.gone} (${state === 'done' ? 'disabled' : 'to be disabled'})`,
    `Same      ${counts.same}`,
    `Refused   ${counts.refused}`,
    ...refused.slice(0, namedLimit).map(({ externalId, reason }) => `  ${externalId || '(none)'}: ${reason}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseOptions(args);
  const { unit = '', preview: isPreview, force: isForced } = values;
  const [command] = positionals;
  if (positionals.length !== 1 || (command !== 'sync' && command !== 'release')) throw new Error(usage);
  if (command === 'release' ? !unit || isPreview || isForced : unit) throw new Error(usage);
  return { command, unit, isPreview, isForced };
}

function parseOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { preview: flag, force: flag, unit: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}
