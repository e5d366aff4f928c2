import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browser/browser-types.ts';
import { checkBehaviour } from './browser/check-behaviour.ts';
import { checkLeaks } from './browser/check-leaks.ts';
import { checkAccessibility, checkReflow } from './browser/check-page.ts';
import { checkStart } from './browser/check-start.ts';
import { checkCatalogues, checkWords } from './browser/check-words.ts';
import { type KitTimeouts, kitTimeouts, type OpenApp, openApp } from './browser/open-app.ts';
import { type BuiltApp, type BuiltFile, readApp } from './built-app.ts';
import { checkFiles } from './files/check-files.ts';
import type { Finding } from './finding.ts';
import type { ShellSource } from './harness/shell-source.ts';
import type { Answers } from './harness/stand-in-services.ts';
import { type Harness, startHarness } from './harness/start-harness.ts';

export interface ContractKitOptions {
  /** The built app. */
  readonly files: readonly BuiltFile[];
  readonly shell: ShellSource;
  readonly browser: Browser;
  /** What the services of the app answer. Default nothing. */
  readonly answers?: Answers;
  readonly timeouts?: KitTimeouts;
}

/** Examines a built app: its manifest, its files, then its behaviour in a page. @returns what keeps it from being released */
export async function runContractKit(options: ContractKitOptions): Promise<readonly Finding[]> {
  const read = readApp(options.files);
  if ('findings' in read) return read.findings;
  const { app } = read;
  const ofFiles = checkFiles(app);
  // The shell does not open what its manifest says is for another one.
  if (ofFiles.some(({ check }) => check === 'manifest')) return ofFiles;
  const harness = await startHarness({ app, shell: options.shell, answers: options.answers ?? {} });
  try {
    return unique([...ofFiles, ...(await runInBrowser(app, harness, options))]);
  } finally {
    await harness.close();
  }
}

async function runInBrowser(
  app: BuiltApp,
  harness: Harness,
  { browser, answers = {}, timeouts = kitTimeouts }: ContractKitOptions,
): Promise<Finding[]> {
  const first = await openApp(browser, harness, timeouts);
  const start = checkStart(app, first, timeouts);
  if (start.length > 0) {
    const behaviour = first.state === 'busy' ? [] : await checkBehaviour(app, first);
    await first.close();
    return [...behaviour, ...start];
  }
  await pause(timeouts.watch);
  const found = await checkOpened(app, first);
  await first.close();
  harness.speak('en-XA');
  const translated = await openApp(browser, harness, timeouts);
  const words = await checkWords(translated.page, textsOf(answers));
  const long = await checkReflow(translated.page);
  await translated.close();
  return [...found, ...words, ...long];
}

async function checkOpened(app: BuiltApp, opened: OpenApp): Promise<Finding[]> {
  const { page } = opened;
  const behaviour = await checkBehaviour(app, opened);
  const accessible = await checkAccessibility(page);
  const reflow = await checkReflow(page);
  const catalogues = await checkCatalogues(app, page);
  // An app that floods the servers would do so twenty times more.
  const leaks = behaviour.some(({ check }) => check === 'requests') ? [] : await checkLeaks(app, page);
  return [...behaviour, ...accessible, ...reflow, ...catalogues, ...leaks];
}

/** Data of services stand in no catalogue. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}
