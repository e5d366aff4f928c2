import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileSize {
  file: string;
  lines: number;
}

export interface HouseSizes {
  house: string;
  files: number;
  lines: number;
  /** Lines of tests beside the sources. */
  testLines: number;
  median: number;
  p90: number;
}

/** The value that `share` of the sorted values do not exceed (nearest rank); 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Lines of every TypeScript file below the houses, tests too. */
export async function readFileSizes(root: string, houses: readonly string[]): Promise<FileSize[]> {
  const sizes: FileSize[] = [];
  for await (const file of glob(`{${houses.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
    sizes.push({ file, lines: countLines(await readFile(path.join(root, file), 'utf8')) });
  }
  return sizes.sort((a, b) => b.lines - a.lines || a.file.localeCompare(b.file));
}

export function sourcesOf(sizes: readonly FileSize[]): FileSize[] {
  return sizes.filter(({ file }) => !isTest(file));
}

/** Median and 90th percentile of the source files of a house; `all` without a house. */
export function summarise(sizes: readonly FileSize[], house = 'all'): HouseSizes {
  const own = house === 'all' ? sizes : sizes.filter(({ file }) => file.startsWith(`${house}/`));
  const sources = sourcesOf(own);
  const lines = sources.map((size) => size.lines);
  return {
    house,
    files: sources.length,
    lines: linesOf(sources),
    testLines: linesOf(own.filter(({ file }) => isTest(file))),
    median: percentile(lines, 0.5),
    p90: percentile(lines, 0.9),
  };
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

function linesOf(sizes: readonly FileSize[]): number {
  return sizes.reduce((sum, { lines }) => sum + lines, 0);
}
