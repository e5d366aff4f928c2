import { brotliCompressSync } from 'node:zlib';
import type { BuiltApp } from '../built-app.ts';
import type { Finding } from '../finding.ts';
import { appBaseOf } from '../harness/app-page.ts';
import type { OpenApp } from './open-app.ts';

/** Brotli bytes of scripts that the first page of an app loads beside its entry. */
export const appBudget = 40 * 1024;

/** So many calls may an app make while it starts. */
export const maxCalls = 30;

/** What an app does that stands in its page: to the policy, the built-in objects, the servers and the network. */
export async function checkBehaviour(app: BuiltApp, opened: OpenApp): Promise<Finding[]> {
  const { page, requests } = opened;
  const violations = await page.evaluate(() => globalThis.contractKit?.violations ?? []);
  const changed = await page.evaluate(() => globalThis.contractKit?.changedPrototypes() ?? []);
  return [
    ...violations.map(violates),
    ...(changed.length > 0 ? [changes(changed)] : []),
    ...checkCalls(app, requests),
    ...checkLoaded(app, requests),
  ];
}

function violates({
  directive,
  blocked,
  source,
}: {
  directive: string;
  blocked: string;
  source: string;
}): Finding {
  if (blocked === 'eval' || blocked === 'trusted-types-sink') {
    return {
      check: 'eval',
      message: `The policy of the portal (CSP, ${directive}) stopped ${blocked} in ${source}.`,
      advice: 'Make no code and no HTML of text: replace eval, new Function and innerHTML.',
    };
  }
  return {
    check: 'policy',
    message: `The policy of the portal (CSP, ${directive}) stopped ${blocked || 'inline content'} from ${source}.`,
    advice: 'Load scripts, styles, pictures and data from the own files and from /api alone.',
  };
}

function changes(names: readonly string[]): Finding {
  return {
    check: 'prototypes',
    message: `The app changes built-in objects that the whole page shares: ${names.slice(0, 5).join(', ')}.`,
    advice: 'Use functions of your own, and remove polyfills: browsers of the portal have what they add.',
  };
}

function checkCalls({ manifest }: BuiltApp, requests: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const path of requests.filter((each) => each.startsWith('/api/')))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  const [busiest] = [...counts].sort(([, one], [, other]) => other - one);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!busiest || total <= maxCalls) return [];
  return [
    {
      check: 'requests',
      message: `${manifest.name} floods the servers: ${total} calls within seconds, ${busiest[1]} of them to ${busiest[0]}. ${maxCalls} are allowed.`,
      advice:
        'Ask through useQuery, which remembers answers, and look for an effect whose dependencies change each time.',
    },
  ];
}

function checkLoaded({ manifest, files }: BuiltApp, requests: readonly string[]): Finding[] {
  const base = appBaseOf(manifest);
  const loaded = new Set(requests.filter((path) => path.startsWith(base) && path.endsWith('.js')));
  const sizes = [...loaded]
    .map((path) => path.slice(base.length))
    .filter((file) => file !== manifest.entry)
    .map((file) => ({ file, bytes: brotliCompressSync(files.get(file) ?? Buffer.of()).length }))
    .sort((one, other) => other.bytes - one.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= appBudget) return [];
  const largest = sizes[0];
  return [
    {
      check: 'budget',
      message: `The first page loads ${total} bytes of scripts (brotli); ${appBudget} are allowed. The largest is ${largest?.file} with ${largest?.bytes}.`,
      advice:
        'Load what the first page does not need by import(), and use components of shell/ui and shell/kit.',
    },
  ];
}
