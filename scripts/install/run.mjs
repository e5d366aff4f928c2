import { spawn } from 'node:child_process';
import { exitCodeOf, OVER_TIME } from './exit-code.mjs';
import { onParentEnd } from './parent.mjs';
import { projectFolder } from './project.mjs';

const KILL_GRACE_MS = 5_000;
const PIPES_CLOSE_MS = 2_000;
const TAIL_CHARACTERS = 12_000;
const isWindows = process.platform === 'win32';
const running = new Set();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let guarded = false;
let forgetParent = () => undefined;
let interrupted = false;

/** Whether somebody has asked this command to end: its programs were told so, and no further one should start. */
export function isInterrupted() {
  return interrupted;
}

/**
 * Runs a program to its end. Resolves always, with the exit code and the tail of the output. The code is 124 when the
 * time limit ended it, 127 when it could not be started, and 128 more than the number of a signal that ended it. After an
 * interrupt nothing is started any more.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{limitMs: number, echo?: boolean, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, cwd?: string}} options
 *   `echo` passes the output through while it comes.
 */
export function run(command, args, { limitMs, echo = false, env = process.env, uid, gid, cwd }) {
  return new Promise((resolve) => {
    guardInterrupts();
    if (interrupted) {
      resolve({ code: exitCodeOf(null, 'SIGTERM'), output: 'interrupted' });
      return;
    }
    let output = '';
    let isOverTime = false;
    const child = spawn(command, args, {
      cwd: cwd ?? projectFolder,
      env,
      uid,
      gid,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const take = (stream) => (chunk) => {
      output = (output + chunk).slice(-TAIL_CHARACTERS);
      if (echo) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const limit = setTimeout(() => {
      isOverTime = true;
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_GRACE_MS).unref();
    }, limitMs);
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(child);
      // A grandchild that outlived the program would keep the pipes, and with them this process, open.
      child.stdout.destroy();
      child.stderr.destroy();
      // Some of its own programs are slow to end.
      if (isOverTime || interrupted) signalGroup(child, 'SIGKILL');
      if (isOverTime) output += `\nstopped: over the time limit of ${Math.round(limitMs / 1000)} s`;
      resolve({ code: isOverTime ? OVER_TIME : code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.once('exit', (code, signal) => {
      const outcome = exitCodeOf(code, signal);
      // Normally the pipes close at once; a grandchild that holds them must not hold this up.
      const pipesTimer = setTimeout(finish, PIPES_CLOSE_MS, outcome);
      child.once('close', () => {
        clearTimeout(pipesTimer);
        finish(outcome);
      });
    });
  });
}

/** Runs a program that must succeed; throws otherwise, with its last lines unless they were passed through. */
export async function runOrThrow(what, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${what} failed (exit ${code})${options.echo ? '' : `\n${output.trim()}`}`);
  return output;
}

/** Children live in groups of their own, so that a time limit ends whole trees; an interrupt has to be passed on. */
export function guardInterrupts() {
  if (guarded) return;
  guarded = true;
  for (const signal of signals) process.on(signal, interrupt);
  forgetParent = onParentEnd(interrupt);
}

/** For a program that takes over this command, and gets its signals itself. */
export function leaveInterrupts() {
  guarded = true;
  for (const signal of signals) process.off(signal, interrupt);
  forgetParent();
}

function interrupt() {
  if (interrupted) return;
  interrupted = true;
  for (const child of running) signalGroup(child, 'SIGTERM');
  // What the programs have done until now is still counted and said.
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
    process.exit(1);
  }, KILL_GRACE_MS);
}

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // macOS says EPERM of a group that has ended and is not taken note of yet.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}
