import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { oauthLogin } from '#shared/contracts';
import { bundleWorker } from '../../scripts/build/bundle-worker.ts';
import type { BenchContext } from '../context.ts';
import { startFilePortal } from '../file-portal.ts';
import { describeLoad } from '../machine.ts';
import { openBrowser } from '../open-browser.ts';
import type { Sent, WayToSend } from '../pages/rivals-page.ts';
import { browserHeaders, projectFolder, startScript } from '../portal.ts';
import { type BenchFile, createFile } from '../raw-uploads.ts';
import { type HostileNetwork, startHostileNetwork, usualBodyLimit } from '../rivals/hostile-network.ts';
import { quantile } from '../statistics.ts';

const limitMs = 120_000;
/** What a user of `tus` sets who knows the limit of the proxy. */
const chunk = 1_000_000;
const fitting = `tus, chunks of ${chunk / 1e6} MB`;
const account = { username: 'ps.admin', password: 'Demo2026' };
const mega = 1024 * 1024;
const usual = `bodies of ${usualBodyLimit / mega} MB`;
const networks = { [usual]: usualBodyLimit, 'bodies of any size': Number.POSITIVE_INFINITY } as const;

interface Rival {
  readonly name: string;
  readonly way: WayToSend;
  readonly serverUrl: string;
  /** Straight at the server: cookies know no ports. */
  signIn(browser: APIRequestContext): Promise<unknown>;
  /** Whether the server has the content. @param path that the client was given */
  holds(md5: string, path: string): Promise<boolean>;
}

interface Result extends Sent {
  readonly rival: string;
  readonly network: string;
  readonly isWhole: boolean;
  readonly megabytesTwice: number;
  readonly cuts: number;
}

/** The same file by the portal, tus and Uppy through the same bad network, each to its own server, in a real browser. */
export async function measureUploadRivals(context: BenchContext): Promise<void> {
  const megabytes = context.megabytes(32);
  const rivals = await startRivals(context);
  const page = await bundlePage();
  const browser = await openBrowser(context);
  const file = join(context.temporaryFolder(), 'film.bin');
  const results: Result[] = [];
  for (const [name, bodyLimit] of Object.entries(networks)) {
    for (let seed = 1; seed <= (context.isQuick ? 1 : 3); seed += 1) {
      const content = createFile(megabytes);
      writeFileSync(file, content.bytes);
      for (const rival of rivals) {
        const network = await startHostileNetwork(rival.serverUrl, { seed, bodyLimit });
        const sending = { page, browser, file, rival, network, content };
        results.push({ rival: rival.name, network: name, ...(await sendOnce(sending)) });
        await network.close();
        process.stdout.write('.');
      }
    }
  }
  process.stdout.write('\n');
  for (const name of ['portal', fitting]) requireArrival(name, results);
  judge(context, megabytes, results);
  addTable(context, megabytes, rivals, results);
}

interface Sending {
  page: { script: string; hashScript: string };
  browser: Browser;
  file: string;
  rival: Rival;
  network: HostileNetwork;
  content: BenchFile;
}

/** A browser without a past sends the file once. */
async function sendOnce({ page, browser, file, rival, network, content }: Sending) {
  const profile = await browser.newContext();
  try {
    await rival.signIn(profile.request);
    const tab = await openPage(await profile.newPage(), network.url, page.script);
    await tab.locator('input').setInputFiles(file);
    const sent = await tab.evaluate(([way, script, limit]) => globalThis.sendPicked(way, script, limit), [
      rival.way,
      page.hashScript,
      limitMs,
    ] as const);
    return {
      ...sent,
      isWhole: sent.failure === '' && (await rival.holds(content.md5, sent.path)),
      megabytesTwice: Math.max(0, network.line.sentBytes() - content.bytes.length) / mega,
      cuts: network.line.cuts(),
    };
  } finally {
    await profile.close();
  }
}

/** The page alone does not come over the line: what it asks for afterwards does. */
async function openPage(page: Page, origin: string, script: string): Promise<Page> {
  const address = `${origin}/page-of-the-measurement`;
  const body = '<!doctype html><link rel="icon" href="data:,"><input type="file">';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.addScriptTag({ content: script });
  await page.unrouteAll();
  return page;
}

async function bundlePage(): Promise<Sending['page']> {
  const [own, worker] = await Promise.all(
    ['bench/pages/rivals-page.ts', 'shared/upload-client/hashing/hash-worker.ts'].map((source) =>
      bundleWorker(join(projectFolder, source), 'production'),
    ),
  );
  return { script: own?.code ?? '', hashScript: worker?.code ?? '' };
}

async function startRivals(context: BenchContext): Promise<Rival[]> {
  const { bff, headers } = await startFilePortal(context);
  const portalUrl = `http://127.0.0.1:${bff.port}`;
  const { cookie = '' } = headers;
  const startOther = async (script: 'tus-store' | 'form-receiver') => {
    const folder = context.temporaryFolder();
    const { port } = context.keep(await startScript(script, undefined, undefined, { FOLDER: folder }));
    const holds = (md5: string): Promise<boolean> => holdsFile(folder, md5);
    return { serverUrl: `http://127.0.0.1:${port}`, signIn: async () => undefined, holds };
  };
  const tus = await startOther('tus-store');
  const form = await startOther('form-receiver');
  return [
    {
      name: 'portal',
      way: { client: 'portal' },
      serverUrl: portalUrl,
      signIn: (browser) =>
        browser.post(`${portalUrl}${oauthLogin.path}`, { headers: browserHeaders, form: account }),
      holds: (md5, path) => hasContent(portalUrl + path, cookie, md5),
    },
    { name: 'tus', way: { client: 'tus' }, ...tus },
    { name: fitting, way: { client: 'tus', chunk }, ...tus },
    { name: 'Uppy, one form', way: { client: 'uppy' }, ...form },
  ];
}

async function hasContent(url: string, cookie: string, md5: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { cookie } });
  return (
    createHash('md5')
      .update(await answer.bytes())
      .digest('hex') === md5
  );
}

async function holdsFile(folder: string, md5: string): Promise<boolean> {
  for (const name of readdirSync(folder)) {
    const hash = createHash('md5');
    await pipeline(createReadStream(join(folder, name)), hash);
    if (hash.digest('hex') === md5) return true;
  }
  return false;
}

/** @throws Error where a client that the other one is judged by has brought nothing at all */
function requireArrival(name: string, results: readonly Result[]): void {
  const own = results.filter(({ rival }) => rival === name);
  if (!own.some(({ isWhole }) => isWhole))
    throw new Error(`nothing arrived by ${name}: ${own.map(({ failure }) => failure).join('; ')}`);
}

function judge(context: BenchContext, megabytes: number, results: readonly Result[]): void {
  const name = `upload of ${megabytes} MB through a hostile network`;
  for (const network of Object.keys(networks)) {
    const [ours, theirs] = [runsOf(results, 'portal', network), runsOf(results, fitting, network)];
    context.add(
      {
        name: `${name}, ${network}: runs of the portal whose content arrived`,
        measured: ours.filter(({ isWhole }) => isWhole).length / ours.length,
        unit: '',
        limit: { is: 'at least', value: 1 },
      },
      {
        name: `${name}, ${network}: time against tus with chunks that fit`,
        measured: median(ours, 'seconds') / median(theirs, 'seconds'),
        unit: '×',
        limit: { is: 'at most', value: 1.5 },
      },
    );
  }
}

function addTable(
  context: BenchContext,
  megabytes: number,
  rivals: readonly Rival[],
  results: readonly Result[],
): void {
  context.addTable({
    title: `The same ${megabytes} MB through the same hostile network, medians, ${describeLoad()}`,
    rows: Object.keys(networks).flatMap((network) =>
      rivals.map(({ name: rival }) => {
        const runs = runsOf(results, rival, network);
        const arrived = runs.filter(({ isWhole }) => isWhole);
        const failed = runs.filter(({ isWhole }) => !isWhole);
        return {
          network,
          rival,
          arrived: `${arrived.length} of ${runs.length}`,
          ...(arrived.length > 0 ? { seconds: median(arrived, 'seconds') } : {}),
          ...(failed.length > 0 ? { 'gave up after, s': median(failed, 'seconds') } : {}),
          'MB sent twice': median(arrived.length > 0 ? arrived : failed, 'megabytesTwice'),
          'cut lines': median(runs, 'cuts'),
          'why not': [...new Set(failed.map(({ failure }) => failure.slice(0, 60)))].join('; '),
        };
      }),
    ),
  });
}

function runsOf(results: readonly Result[], rival: string, network: string): Result[] {
  return results.filter((result) => result.rival === rival && result.network === network);
}

function median(results: readonly Result[], key: 'seconds' | 'megabytesTwice' | 'cuts'): number {
  return quantile(
    results.map((result) => result[key]),
    0.5,
  );
}
