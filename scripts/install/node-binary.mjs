import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cacheFolder, inProject } from './project.mjs';

/** Oldest Node that runs the servers: TypeScript without flags and `node:sqlite`. */
const OLDEST_MAJOR = 24;
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node that runs the project: the packaged one, else the running one or one on the PATH from Node 24 upwards.
 * Throws with one line when there is none.
 */
export function getNodeBinary() {
  if (isRunningPackaged()) return process.execPath;
  const binary = [...packaged(), process.execPath, ...onPath()].find(isSuitable);
  if (binary) return binary;
  throw new Error(
    `The portal needs Node ${OLDEST_MAJOR} or newer: no package carries one for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node ${OLDEST_MAJOR} and start again.`,
  );
}

/**
 * The environment for children: the project's commands and the right Node stand first on the PATH. Node's compile cache
 * of the sources is kept, which halves the start of a server.
 */
export function environmentWithNode(binary, extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(cacheFolder, 'node-compile'),
    ...process.env,
    PATH: [inProject('node_modules', '.bin'), join(binary, '..'), process.env.PATH ?? ''].join(delimiter),
    ...extra,
  };
}

function packaged() {
  return [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
    .concat(process.platform === 'win32' ? [`node-win-${process.arch}`] : [])
    .map((name) => inProject('node_modules', name, 'bin', executable));
}

/** `npm run` puts the packaged Node first on the PATH: then it is this process, and needs no probe. */
function isRunningPackaged() {
  return (
    Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR &&
    process.execPath.startsWith(inProject('node_modules'))
  );
}

/** A packaged binary may be there and still not run: a musl system, for instance. */
function isSuitable(binary) {
  if (!existsSync(binary)) return false;
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return answer.status === 0 && Number(/^v(\d+)\./.exec(answer.stdout)?.[1]) >= OLDEST_MAJOR;
}

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, executable));
}
