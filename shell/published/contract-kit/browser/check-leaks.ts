import type { BuiltApp } from '../built-app.ts';
import type { Finding } from '../finding.ts';
import { appPathOf, elsewherePath } from '../harness/app-page.ts';
import type { BrowserPage } from './browser-types.ts';

const rounds = 20;
/** Caches fill at first; what is left behind after these counts. */
const warmUp = 3;
/** Elements that an app may leave behind per round, such as what React has not collected yet. */
const nodesPerRound = 5;

interface Counts {
  intervals: number;
  listeners: Readonly<Record<string, number>>;
  nodes: number;
}

/** Opens and leaves the app many times, and compares what is there afterwards. */
export async function checkLeaks({ manifest }: BuiltApp, page: BrowserPage): Promise<Finding[]> {
  const paths = [elsewherePath, appPathOf(manifest)];
  await page.evaluate(move, { paths, rounds: warmUp });
  const before = await count(page);
  await page.evaluate(move, { paths, rounds });
  const after = await count(page);
  const found = [
    ...grown('repeating timers (setInterval)', before.intervals, after.intervals),
    ...Object.keys(after.listeners).flatMap((type) =>
      grown(
        `listeners for "${type}" at window or document`,
        before.listeners[type] ?? 0,
        after.listeners[type] ?? 0,
      ),
    ),
    ...grown('elements', before.nodes, after.nodes, rounds * nodesPerRound),
  ];
  return found.map((what) => ({
    check: 'leaks',
    message: `${manifest.name} leaks: after it was opened and left ${rounds} times, ${what} are left.`,
    advice: 'Return a function from each effect that ends its timers and removes its listeners and elements.',
  }));
}

function grown(what: string, before: number, after: number, allowed = rounds / 2): string[] {
  return after - before > allowed ? [`${after - before} more ${what}`] : [];
}

async function count(page: BrowserPage): Promise<Counts> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { nodes } = await tools.send('Memory.getDOMCounters');
  const { intervals, listeners } = await page.evaluate(() => ({
    intervals: globalThis.contractKit?.intervals() ?? 0,
    listeners: globalThis.contractKit?.listeners() ?? {},
  }));
  return { nodes, intervals, listeners };
}

interface Session {
  navigate(path: string): Promise<unknown>;
}

/** Runs in the page: goes to and fro, and ends elsewhere. */
async function move({ paths, rounds: times }: { paths: string[]; rounds: number }): Promise<void> {
  const shell: { get(door: string): Promise<() => Session> } = await import(
    new URL('/assets/shell/remoteEntry.js', location.href).href
  );
  const { navigate } = (await shell.get('./session'))();
  const [away = '', app = ''] = paths;
  const until = async (is: () => boolean): Promise<void> => {
    const end = Date.now() + 5_000;
    while (!is() && Date.now() < end) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const isAway = (): boolean => document.querySelector('#kit-elsewhere') !== null;
  const hasContent = (): boolean => (document.querySelector('#main')?.textContent ?? '').trim() !== '';
  for (let round = 0; round < times; round += 1) {
    await navigate(app);
    await until(() => !isAway() && hasContent());
    await navigate(away);
    await until(isAway);
  }
}
