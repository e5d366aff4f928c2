import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createFakeDist } from '../../bff/testing/fake-dist.ts';
import { projectFolder } from './program.ts';

/** What the last stage of the Dockerfile makes, as a folder that nobody may write to. */
export interface ImageFolder {
  readonly folder: string;
  /** A Node beside it, as the base image brings one. */
  readonly node: string;
  /** The variables that the image sets. */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

/** Copies what the Dockerfile copies, and nothing else, into an empty folder. */
export function createImageFolder(): ImageFolder {
  const instructions = readInstructions();
  const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  const root = mkdtempSync(join(tmpdir(), 'portal-image-'));
  const folder = join(root, 'app');
  for (const line of lastStage.filter((line) => line.startsWith('COPY '))) {
    const [, from = '', to = ''] = /^COPY --from=build \/app\/(\S+) \.\/(\S*)$/.exec(line) ?? [];
    if (from === '') throw new Error(`not read: ${line}`);
    copyInto(from, join(folder, to === '' ? basename(from) : to), removedPackages(instructions));
  }
  const node = join(root, 'node');
  copyFileSync(process.execPath, node);
  setWritable(folder, false);
  chmodSync(root, 0o755);
  const remove = (): void => {
    setWritable(folder, true);
    rmSync(root, { recursive: true, force: true });
  };
  return { folder, node, env: readEnvironment(lastStage), remove };
}

/** One text per instruction, without comments. */
function readInstructions(): string[] {
  return readFileSync(join(projectFolder, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
}

function copyInto(from: string, target: string, removed: readonly string[]): void {
  if (from === 'node_modules') copyPackages(target, removed);
  else if (from === 'dist') copyFakeDist(target);
  else cpSync(join(projectFolder, from), target, { recursive: true });
}

/** What the build stage takes out of `node_modules` after it has left out the packages of development. */
function removedPackages(instructions: readonly string[]): string[] {
  const prune = instructions.find((line) => line.includes('npm prune --omit=dev')) ?? '';
  return /cd node_modules && rm -rf (.+)$/.exec(prune)?.[1]?.split(' ') ?? [];
}

function setWritable(path: string, isWritable: boolean): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  const isFolder = entry.isDirectory();
  const runnable = isFolder ? 0o555 : 0o444;
  chmodSync(path, isWritable ? runnable | 0o200 : runnable);
  if (isFolder) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
}

function readEnvironment(stage: readonly string[]): Record<string, string> {
  const pairs = stage.flatMap((line) => (line.startsWith('ENV ') ? line.slice(4).trim().split(/\s+/) : []));
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

/** The packages that `npm prune --omit=dev` leaves, by the lock file. */
function copyPackages(target: string, removed: readonly string[]): void {
  const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(lock.packages)) {
    const name = path.replace(/^node_modules\//, '');
    const source = join(projectFolder, path);
    if (path === '' || dev || removed.includes(name) || !existsSync(source)) continue;
    const isOwn = (file: string): boolean => !file.slice(source.length).includes('/node_modules');
    cpSync(source, join(target, name), { recursive: true, filter: isOwn });
  }
}

function copyFakeDist(target: string): void {
  const dist = createFakeDist();
  cpSync(dist.dir, target, { recursive: true });
  dist.remove();
}
