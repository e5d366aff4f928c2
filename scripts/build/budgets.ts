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

const kb = (count: number): number => count * 1000;

const readLimit = async (folder: string): Promise<number> => {
  try {
    const text = await readFile(path.join(folder, 'budget.json'), 'utf8');
    return kb(v.parse(remoteBudgetSchema, JSON.parse(text)).brotliKb);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return kb(remoteDefaultKb);
    throw error;
  }
};

/** Compares the compressed size of what pages load with what they may load. */
export const measureBudgets = async (
  manifest: BuildManifest,
  folders: BudgetFolders,
): Promise<BudgetLine[]> => {
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
      const chinese = [...all, ...manifest.shell.preloadChinese, ...remote.preloadChinese];
      const english = [...all, ...manifest.shell.preloadEnglish, ...remote.preloadEnglish];
      lines.push(
        { what: 'login page, Chinese', bytes: await sizeOf(chinese), limit: kb(loginPageKb) },
        { what: 'login page, English', bytes: await sizeOf(english), limit: kb(loginPageKb) },
      );
    }
  }
  return lines;
};

const column = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

/** The table of budgets, one line each, for the terminal. */
export const formatBudgets = (lines: BudgetLine[]): string =>
  lines
    .map(({ what, bytes, limit }) => {
      const verdict = bytes > limit ? '  OVER BUDGET' : '';
      return `  ${what.padEnd(24)}${column(bytes)} of ${column(limit)} brotli${verdict}`;
    })
    .join('\n');

export const isOverBudget = (lines: BudgetLine[]): boolean => lines.some(({ bytes, limit }) => bytes > limit);
