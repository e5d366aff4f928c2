import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { runAlone } from './alone.mjs';
import { describeInstallFailure } from './install-failure.mjs';
import { sayProgress } from './progress.mjs';
import { checkFolder, inProject, projectFolder } from './project.mjs';
import { guardInterrupts, run } from './run.mjs';

const INSTALL_LIMIT_MS = 15 * 60_000;
/** Megabytes below which no disk has room, however it packs them: they are 1,300. */
const LEAST_FREE = 500;
const folder = inProject('node_modules');
const stampFile = inProject('node_modules', '.portal-install');
/** npm's own record of what it has installed, which it writes at its end. */
const recordFile = inProject('node_modules', '.package-lock.json');
const options = [
  // The lock file was written with these, whatever the user's own settings are.
  '--include=dev',
  '--include=optional',
  '--include=peer',
  '--legacy-peer-deps=false',
  '--install-strategy=hoisted',
  '--ignore-scripts',
  '--no-audit',
  '--loglevel=error',
  // Without a network npm would wait for two minutes.
  '--fetch-retry-mintimeout=1000',
];

/**
 * Installs the packages of the lockfile when they are missing or others. Nothing needs install scripts. Costs a few
 * milliseconds when there is nothing to do. Throws with one line that says what to do.
 */
export async function installPackages() {
  const lockText = readFileSync(inProject('package-lock.json'), 'utf8');
  const stamp = stampOf(lockText);
  if (findText(stampFile) === stamp) return;
  guardInterrupts();
  await runAlone(async () => {
    if (findText(stampFile) === stamp) return;
    if (!isInstalled(lockText)) await install();
    writeFileSync(stampFile, stamp);
  });
}

async function install() {
  checkFolder('build');
  checkRoom();
  console.log('Installing packages (npm ci) …');
  const progress = sayProgress('installing');
  const before = recordedAt();
  const [command, args] = npmCommand();
  const { code, output } = await run(command, [...args, 'ci', ...options], { limitMs: INSTALL_LIMIT_MS });
  progress.stop();
  // npm takes a disk that becomes full for success, and then has no record.
  if (code !== 0 || recordedAt() === undefined) {
    const failure = new Error(describeInstallFailure({ code, output, folder: projectFolder }));
    if (before === undefined || recordedAt() !== before) removeHalf();
    throw failure;
  }
  console.log(`Packages installed in ${progress.seconds()} s`);
}

function recordedAt() {
  return statSync(recordFile, { throwIfNoEntry: false })?.mtimeMs;
}

/** Half of a Node may be among them, which npm puts first on the PATH of all commands. */
function removeHalf() {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A folder of its own disk, or a program that runs out of it: the rest is gone.
  }
}

/** Packages that are replaced make room themselves. Some file systems do not know their size. */
function checkRoom() {
  if (existsSync(folder)) return;
  const { bavail, blocks, bsize } = statfsSync(projectFolder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (blocks > 0 && free < LEAST_FREE)
    throw new Error(
      `Packages take 1300 MB, and the disk of ${projectFolder} has ${free} MB free: make room, and start again`,
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
  const recordText = findText(recordFile);
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
