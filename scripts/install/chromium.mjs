import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './apt.mjs';
import { environmentWithNode } from './node-binary.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';
import { requiresServices } from './services.mjs';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;
/** The same engine without the windows around it: tests take two thirds of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usual = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, the system's, best its headless shell, one installed by apt, or
 * Playwright's own. Throws with one line when none is available.
 */
export async function getChromium(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH=${named} is not a program.`);
  }
  if (requiresServices() && !hasBoth()) await installDebianPackages([shell, 'chromium', 'fonts-noto-cjk']);
  const found = findOnSystem() ?? (await findOfPlaywright(node));
  if (found) return found;
  if (await installDebianPackages(['chromium', 'fonts-noto-cjk'])) {
    const installed = findOnSystem();
    if (installed) return installed;
  }
  console.log('Downloading the Chromium of Playwright …');
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await run(node, [cli, 'install', 'chromium'], {
    limitMs: DOWNLOAD_LIMIT_MS,
    env: environmentWithNode(node),
  });
  const downloaded = await findOfPlaywright(node);
  if (downloaded) return downloaded;
  throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

/** Fast for nearly all tests, and whole for those that need a camera. */
function hasBoth() {
  return [[shell], ['chromium']].every((wanted) => findOnSystem(wanted) !== undefined);
}

function findOnSystem(wanted = names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .concat(
      wanted.map((name) => `/usr/bin/${name}`),
      wanted.includes(shell) ? usual : [],
    )
    .find(isExecutable);
}

async function findOfPlaywright(node) {
  const { output } = await run(
    node,
    ['-e', "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"],
    { limitMs: 30_000, env: environmentWithNode(node) },
  );
  return output
    .split('\n')
    .map((line) => line.trim())
    .find(isExecutable);
}
