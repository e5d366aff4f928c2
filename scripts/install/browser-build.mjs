import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAlone } from './alone.mjs';
import { environmentWithNode } from './node-binary.mjs';
import { sayProgress } from './progress.mjs';
import { cacheFolder, checkFolder, inProject } from './project.mjs';
import { guardInterrupts, runOrThrow } from './run.mjs';

/** Ends what hangs; a slow computer gets the time that it needs. */
const BUILD_LIMIT_MS = 60 * 60_000;
const sources = [
  'shell',
  'remotes',
  'samples',
  'shared',
  'scripts',
  'rspack.config.ts',
  'package.json',
  'package-lock.json',
  'docs/integrators',
  'tsconfig.json',
];
const stampFile = join(cacheFolder, 'build-stamp');
const builtFile = inProject('dist', 'build.json');

/** Builds shell and remotes when there is no build or a source has changed since the last one. Throws with one line. */
export async function buildBrowserCode(node) {
  if (isBuilt()) return;
  checkFolder('build');
  guardInterrupts();
  await runAlone(async () => {
    if (!isBuilt()) await build(node);
  });
}

function isBuilt() {
  const built = statSync(builtFile, { throwIfNoEntry: false });
  const expected = `${fingerprint()} ${built?.mtimeMs}`;
  return built !== undefined && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === expected;
}

async function build(node) {
  const stamp = fingerprint();
  console.log('Building the browser code …');
  const progress = sayProgress('building');
  try {
    await runOrThrow('The build', node, [inProject('scripts', 'build.ts')], {
      limitMs: BUILD_LIMIT_MS,
      echo: true,
      env: environmentWithNode(node),
    });
  } finally {
    progress.stop();
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, `${stamp} ${statSync(builtFile).mtimeMs}`);
  console.log(`Browser code built in ${progress.seconds()} s`);
}

/** Path, size and time of change of everything the browser build reads: two milliseconds instead of reading it all. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(inProject(path), { throwIfNoEntry: false });
    if (!found) return;
    if (/\/node_modules$/.test(path)) return;
    if (found.isDirectory()) for (const name of readdirSync(inProject(path)).sort()) visit(`${path}/${name}`);
    else if (isSource(path)) hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`);
  };
  for (const source of sources) visit(source);
  return hash.digest('hex');
}

function isSource(path) {
  return !/\.test\.tsx?$/.test(path);
}
