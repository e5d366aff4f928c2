import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './project.mjs';

const ASK_MS = 500;
const SIGN_OF_LIFE_MS = 5_000;
/** A holder says twelve times in this span that it lives; its number may belong to another program by now. */
const FORGOTTEN_MS = 60_000;
/** Tells a program that was started under the lock that it has it already. */
const HELD = 'PORTAL_SETUP_LOCK';

/**
 * Runs what installs or builds while no other command of this folder does: both would write the same files. The others wait.
 * @template T
 * @param {() => Promise<T>} setUp
 * @param {{file?: string, say?: (line: string) => void}} [options] `file`: the lock
 * @returns {Promise<T>}
 */
export async function runAlone(setUp, { file = join(cacheFolder, 'setup.lock'), say = console.log } = {}) {
  if (process.env[HELD] === file) return setUp();
  await take(file, say);
  const signOfLife = setInterval(() => touch(file), SIGN_OF_LIFE_MS);
  const release = () => rmSync(file, { force: true });
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

async function take(file, say) {
  mkdirSync(dirname(file), { recursive: true });
  let said = '';
  while (!create(file)) {
    const holder = findHolder(file);
    if (holder === undefined) continue;
    if (isForgotten(file, holder)) {
      remove(file, holder);
      continue;
    }
    if (holder !== said) say(`Process ${holder} installs or builds here: waiting until it is done …`);
    said = holder;
    await wait(ASK_MS);
  }
}

function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
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

function isForgotten(file, holder) {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return (
    touched !== undefined && (Date.now() - touched > FORGOTTEN_MS || (holder !== '' && !isAlive(holder)))
  );
}

function isAlive(holder) {
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two that find the same forgotten lock must not remove the one that the first of them makes then. */
function remove(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === holder) rmSync(aside);
  else renameSync(aside, file);
}

function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // Somebody has removed it by hand.
  }
}
