import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runOrThrow } from './run.mjs';

const INSTALL_LIMIT_MS = 15 * 60_000;
const PROGRESS_EVERY_MS = 5_000;
const stampFile = inProject('node_modules', '.portal-install');

/**
 * Installs the packages of the lockfile when they are missing or others. Nothing needs install scripts. Costs a few
 * milliseconds when there is nothing to do.
 */
export async function installPackages() {
  const lockText = readFileSync(inProject('package-lock.json'), 'utf8');
  const stamp = stampOf(lockText);
  if (findText(stampFile) === stamp) return;
  if (!isInstalled(lockText)) {
    console.log('Installing packages (npm ci) …');
    const start = Date.now();
    const progress = setInterval(() => {
      console.log(`  still installing (${Math.round((Date.now() - start) / 1000)} s) …`);
    }, PROGRESS_EVERY_MS);
    const [command, args] = npmCommand();
    try {
      await runOrThrow(
        'npm ci',
        command,
        [
          ...args,
          'ci',
          '--include=dev',
          '--include=optional',
          '--ignore-scripts',
          '--no-audit',
          '--loglevel=error',
        ],
        { limitMs: INSTALL_LIMIT_MS },
      );
    } finally {
      clearInterval(progress);
    }
    console.log(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s`);
  }
  writeFileSync(stampFile, stamp);
}

function stampOf(lockText) {
  return createHash('sha256').update(`${process.platform}-${process.arch}\n${lockText}`).digest('hex');
}

function findText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when npm's own record of `node_modules` holds every package of the lockfile at the same version. */
function isInstalled(lockText) {
  const recordText = findText(inProject('node_modules', '.package-lock.json'));
  if (!recordText) return false;
  const installed = JSON.parse(recordText).packages ?? {};
  return Object.entries(JSON.parse(lockText).packages).every(
    ([path, locked]) =>
      path === '' ||
      (installed[path] ? installed[path].version === locked.version : locked.optional === true),
  );
}

/** npm as a command: by the Node that runs it, so that replacing `node_modules` cannot pull that Node away. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script)) return [process.env.npm_node_execpath ?? process.execPath, [script]];
  return process.platform === 'win32' ? [process.env.ComSpec ?? 'cmd.exe', ['/c', 'npm.cmd']] : ['npm', []];
}
