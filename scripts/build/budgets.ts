import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { BuildManifest } from '#shared/contracts';

/** Most bytes of JavaScript, compressed by brotli, in KB (1000 bytes). */
const loginPageKb = 150;
const shellStartKb = 140;
const remoteDefaultKb = 40;

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

/** The table of budgets, one line each, for the terminal. */
export function formatBudgets(lines: BudgetLine[]): string {
  return lines
    .map(({ what, bytes, limit }) => {
      const verdict = bytes > limit ? '  OVER BUDGET' : '';
      return `  ${what.padEnd(24)}${column(bytes)} of ${column(limit)} brotli${verdict}`;
    })
    .join('\n');
}

export function isOverBudget(lines: BudgetLine[]): boolean {
  return lines.some(({ bytes, limit }) => bytes > limit);
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
