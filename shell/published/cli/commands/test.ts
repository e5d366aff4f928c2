import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Answers,
  describeFindings,
  fetchPortalShell,
  readPackedShell,
  runContractKit,
  type ShellSource,
} from '../../contract-kit/index.ts';
import type { Command, CommandInput } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { parsePortalUrl } from '../portal/portal-client.ts';
import { buildProject } from '../project/build-project.ts';
import { startBrowser } from '../project/find-browser.ts';
import { kitShellFolder } from '../project/package-folder.ts';
import { readProject } from '../project/read-project.ts';
import { runProgram } from '../project/run-program.ts';

const answersFile = 'portal.answers.json';

/** Runs the tests of the app, and examines it in a browser. */
export const test: Command = {
  usage: 'test [--portal <address>]',
  summary:
    'Runs the unit tests, builds the app, and examines it in Chromium: policy, accessibility, 320 px, both languages, failures, budgets, leaks. With --portal in the shell of that portal.',
  options: { portal: { type: 'string' } },
  async run(input) {
    const { folder, env } = input;
    const project = await readProject(folder);
    await runUnitTests(input);
    const { files, manifest } = await buildProject(project);
    const [shell, answers] = [await findShell(input), await readAnswers(folder)];
    input.note('Examining the app in Chromium …');
    const browser = await startBrowser(folder, env);
    const findings = await runContractKit({ files, shell, browser, answers }).finally(() => browser.close());
    if (findings.length > 0) {
      throw new CommandFailure(
        `The app does not keep what the portal asks of apps:\n${describeFindings(findings)}`,
        {
          advice: 'Mend these and run "npx portal test" again.',
          reason: 'unfit',
        },
      );
    }
    const { code, version } = manifest;
    return {
      text: `${code} ${version} keeps all that the portal asks of apps.`,
      data: { code, version, findings },
    };
  },
};

async function runUnitTests({ folder, env, note }: CommandInput): Promise<void> {
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs');
  if (!existsSync(vitest)) return note('There is no vitest in the project, so unit tests are left out.');
  const args = [vitest, 'run', '--passWithNoTests'];
  const code = await runProgram({ command: process.execPath, args, folder, env });
  if (code === 0) return;
  throw new CommandFailure('Unit tests fail.', {
    advice: 'Mend what the lines above name, and run "npx portal test" again.',
    reason: 'unfit',
  });
}

async function findShell({ text }: CommandInput): Promise<ShellSource> {
  const portal = text('portal');
  if (portal === undefined) return readPackedShell(kitShellFolder);
  const url = parsePortalUrl(portal);
  return fetchPortalShell(url, kitShellFolder).catch((cause) => {
    throw new CommandFailure(`The shell of ${url.origin} cannot be had.`, {
      advice: 'Check the address, or leave --portal out: then the shell of the package is used.',
      cause,
    });
  });
}

/** What services answer to the app while it is examined; nothing where the project does not say. */
async function readAnswers(folder: string): Promise<Answers> {
  const text = await readFile(path.join(folder, answersFile), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandFailure(`${answersFile} is no JSON.`, {
      advice: `Mend ${answersFile}.`,
      reason: 'unfit',
      cause,
    });
  }
}
