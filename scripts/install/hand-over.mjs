import { spawn } from 'node:child_process';
import { exitCodeOf } from './exit-code.mjs';
import { environmentWithNode } from './node-binary.mjs';
import { onParentEnd } from './parent.mjs';
import { projectFolder } from './project.mjs';
import { isInterrupted, leaveInterrupts } from './run.mjs';

/**
 * Runs a program in place of this one: same terminal, signals passed on, its exit code becomes ours.
 * A terminal sends Ctrl-C to the whole group, so that it is passed on only where there is no terminal.
 */
export function handOver(node, args, extraEnvironment = {}) {
  if (isInterrupted()) process.exit(1);
  leaveInterrupts();
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
  onParentEnd(() => child.kill('SIGTERM'));
  child.once('error', (error) => fail(error));
  child.once('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
}

/** Ends the command with one message, without a stack. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
