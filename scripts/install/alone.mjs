import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './project.mjs';
import { isInterrupted } from './run.mjs';

const ASK_MS = 500;
const SIGN_OF_LIFE_MS = 5_000;
/** A holder says twelve times in this span that it lives; its number may belong to another program by now. */
const FORGOTTEN_MS = 60_000;
/** A computer that slept wakes its programs in any order: the holder gets the time to say that it lives. */
const WAKE_MS = 2 * SIGN_OF_LIFE_MS;
/** Tells a program that was started under the lock that it has it already. */
const HELD = 'PORTAL_SETUP_LOCK';

/**
 * Runs what installs or builds while no other command of this folder does: both would write the same files. The others wait, and throw
 * when they are interrupted meanwhile.
 * @template T
 * @param {() => Promise<T>} setUp
 * @param {{file?: string, say?: (line: string) => void, wakeMs?: number}} [options] `file`: the lock
 * @returns {Promise<T>}
 */
export async function runAlone(setUp, options = {}) {
  const { file = join(cacheFolder, 'setup.lock'), say = console.log, wakeMs = WAKE_MS } = options;
  if (process.env[HELD] === file) return setUp();
  const own = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
  await take(file, own, { say, wakeMs });
  const isOurs = () => findHolder(file) === own;
  const signOfLife = setInterval(() => isOurs() && touch(file), SIGN_OF_LIFE_MS);
  const release = () => isOurs() && rmSync(file, { force: true });
  process.once('exit', release);
  process.env[HELD] = file;
  try {
    return await setUp();
  } finally {
    delete process.env[HELD];
    clearInterval(signOfLife);
    process.off('exit', release);
    release();
  }
}

async function take(file, own, { say, wakeMs }) {
  mkdirSync(dirname(file), { recursive: true });
  let said;
  /** When a lock that looks forgotten was seen first, and how old it was then. */
  let old;
  while (!create(file, own)) {
    if (isInterrupted()) throw new Error('interrupted');
    const holder = findHolder(file);
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (holder === undefined || touched === undefined) continue;
    if (old?.touched !== touched) old = { touched, since: Date.now() };
    const isForgotten = Date.now() - touched > FORGOTTEN_MS && Date.now() - old.since >= wakeMs;
    if (isForgotten || isDead(holder)) {
      removeLock(file, holder);
      continue;
    }
    if (holder !== said) say(`${nameOf(holder)} installs or builds here: waiting until it is done …`);
    said = holder;
    await wait(ASK_MS);
  }
}

function create(file, own) {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // A full disk leaves an empty one.
    if (error.code === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

/** Undefined where it has just gone. */
function findHolder(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Numbers of processes say nothing in another computer or container. */
function isDead(holder) {
  const [host, pid] = holder.split(' ');
  if (host !== hostname() || pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function nameOf(holder) {
  const [host, pid] = holder.split(' ');
  if (pid === undefined) return 'Another command';
  return host === hostname() ? `Process ${pid}` : `Process ${pid} of ${host}`;
}

/** Two that find the same forgotten lock must not remove the one that the first of them makes then. */
export function removeLock(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== holder) putBack(aside, file);
  rmSync(aside, { force: true });
}

function putBack(aside, file) {
  try {
    linkSync(aside, file);
  } catch {
    // Somebody took it meanwhile, or the file system has no links: the next sign of life finds it gone.
  }
}

function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Somebody has removed it by hand.
  }
}
