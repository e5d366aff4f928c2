import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environmentWithNode } from './node-binary.mjs';
import { projectFolder } from './project.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs a program in place of this one: same terminal, signals passed on, its exit code becomes ours.
 * A terminal sends Ctrl-C to the whole group, so that it is passed on only where there is no terminal.
 */
export function handOver(node, args, extraEnvironment = {}) {
  const child = spawn(node, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: environmentWithNode(node, extraEnvironment),
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  endWithParent(child);
  child.once('error', (error) => fail(error));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Ends the command with one message, without a stack. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * npm runs commands through a shell that dies of a signal without passing it on; without this, ending `npm start` would
 * leave the portal running. Started by hand, a parent may well end before us.
 */
function endWithParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
