import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type BuildManifest, buildManifestSchema } from '#shared/contracts';
import { fingerprintInputs, isUpToDate } from '../build/inputs.ts';
import { distDirectory, manifestFile, projectRoot } from '../build/paths.ts';

/** Most bytes of JavaScript, compressed by brotli, in KB (1000 bytes). */
const loginPageKb = 145;
const shellStartKb = 132;
const remoteDefaultKb = 40;
/** Shares of a limit: a size near it is said, one a little over it stops nobody whose change added a few bytes. */
const [warnFrom, refuseFrom] = [0.97, 1.03];

const remoteBudgetSchema = v.object({ brotliKb: v.pipe(v.number(), v.minValue(1)) });

export interface BudgetLine {
  what: string;
  bytes: number;
  limit: number;
}

export interface BudgetFolders {
  /** The folder that `/assets/…` addresses are below. */
  dist: string;
  /** The folder of the remotes; each may keep a `budget.json`. */
  remotes: string;
}

/** Compares the compressed size of what pages load with what they may load. */
export async function measureBudgets(manifest: BuildManifest, folders: BudgetFolders): Promise<BudgetLine[]> {
  const sizeOf = async (addresses: string[]): Promise<number> => {
    const files = [...new Set(addresses.map((address) => address.replace(/\?.*$/, '')))];
    const sizes = await Promise.all(files.map((file) => stat(path.join(folders.dist, `${file}.br`))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  const start = [manifest.shell.entry, ...manifest.shell.preload];
  const lines = [{ what: 'start of the shell', bytes: await sizeOf(start), limit: kb(shellStartKb) }];
  for (const remote of manifest.remotes) {
    const own = remote.preload.filter((address) => address.startsWith(`/assets/${remote.name}/`));
    const limit = await readLimit(path.join(folders.remotes, remote.name));
    lines.push({ what: `remote ${remote.name}`, bytes: await sizeOf(own), limit });
    if (remote.paths.includes('/login')) {
      const all = [...start, ...remote.preload];
      for (const [language, words] of Object.entries(manifest.shell.preloadWords)) {
        const page = [...all, ...words, ...(remote.preloadWords[language] ?? [])];
        lines.push({ what: `login page, ${language}`, bytes: await sizeOf(page), limit: kb(loginPageKb) });
      }
    }
  }
  return lines;
}

/** Measures the build that is there: near a limit is a warning, far over it a failure. */
export async function checkBudgets(): Promise<{ ok: boolean; output: string; warning?: string }> {
  if (!(await isUpToDate(await fingerprintInputs())))
    return { ok: false, output: 'There is no build of these sources to measure: npm run build' };
  const manifest = v.parse(buildManifestSchema, JSON.parse(await readFile(manifestFile, 'utf8')));
  const folders = { dist: distDirectory, remotes: path.join(projectRoot, 'remotes') };
  return judgeBudgets(await measureBudgets(manifest, folders));
}

/** The verdict over all lines: those from 97 % of their limit are named, and from 103 % refused. */
export function judgeBudgets(lines: readonly BudgetLine[]): { ok: boolean; output: string; warning: string } {
  const near = lines.filter(({ bytes, limit }) => bytes >= limit * warnFrom);
  const output = formatBudgets(near);
  return { ok: near.every(({ bytes, limit }) => bytes < limit * refuseFrom), output, warning: output };
}

/** A line for each budget, for the terminal. */
export function formatBudgets(lines: readonly BudgetLine[]): string {
  return lines
    .map(({ what, bytes, limit }) => {
      const percent = `${((bytes / limit) * 100).toFixed(1)} %`.padStart(8);
      const verdict = bytes >= limit * refuseFrom ? '  TOO LARGE' : '';
      return `  ${what.padEnd(24)}${column(bytes)} of ${column(limit)} brotli${percent}${verdict}`;
    })
    .join('\n');
}

function kb(count: number): number {
  return count * 1000;
}

async function readLimit(folder: string): Promise<number> {
  try {
    const text = await readFile(path.join(folder, 'budget.json'), 'utf8');
    return kb(v.parse(remoteBudgetSchema, JSON.parse(text)).brotliKb);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return kb(remoteDefaultKb);
    throw error;
  }
}

function column(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
}
