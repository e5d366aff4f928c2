import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { runAlone } from './alone.mjs';
import { describeInstallFailure } from './install-failure.mjs';
import { checkFolder, inProject, projectFolder } from './project.mjs';
import { run } from './run.mjs';

const INSTALL_LIMIT_MS = 15 * 60_000;
const PROGRESS_EVERY_MS = 5_000;
/** Megabytes on the disk. */
const PACKAGES_TAKE = 1_300;
const folder = inProject('node_modules');
const stampFile = inProject('node_modules', '.portal-install');
const options = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--loglevel=error',
  // Without a network npm would wait for two minutes.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Installs the packages of the lockfile when they are missing or others. Nothing needs install scripts. Costs a few
 * milliseconds when there is nothing to do. Throws with one line that says what to do; half a folder is removed then, since npm
 * puts a Node out of it first on the PATH of all commands.
 */
export async function installPackages() {
  checkFolder('#', 'The build');
  const lockText = readFileSync(inProject('package-lock.json'), 'utf8');
  const stamp = stampOf(lockText);
  if (findText(stampFile) === stamp) return;
  await runAlone(async () => {
    if (findText(stampFile) === stamp) return;
    if (!isInstalled(lockText)) await install(lockText);
    writeFileSync(stampFile, stamp);
  });
}

async function install(lockText) {
  checkRoom();
  console.log('Installing packages (npm ci) …');
  const start = Date.now();
  const secondsSince = () => Math.round((Date.now() - start) / 1000);
  const progress = setInterval(
    () => console.log(`  still installing (${secondsSince()} s) …`),
    PROGRESS_EVERY_MS,
  );
  const [command, args] = npmCommand();
  const { code, output } = await run(command, [...args, 'ci', ...options], { limitMs: INSTALL_LIMIT_MS });
  clearInterval(progress);
  // npm takes a disk that becomes full for success.
  if (code !== 0 || !isInstalled(lockText)) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(describeInstallFailure({ code, output, folder: projectFolder }));
  }
  console.log(`Packages installed in ${secondsSince()} s`);
}

/** Packages that are replaced make room themselves. Some file systems do not know their size. */
function checkRoom() {
  if (existsSync(folder)) return;
  const { bavail, blocks, bsize } = statfsSync(projectFolder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (blocks > 0 && free < PACKAGES_TAKE)
    throw new Error(
      `Packages take ${PACKAGES_TAKE} MB, and the disk of ${projectFolder} has ${free} MB free: make room, and start again`,
    );
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
