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

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** The value that `share` of the sorted values do not exceed (nearest rank); 0 without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

/** Lines of every TypeScript file below the houses, tests too. */
export const readFileSizes = async (root: string, houses: readonly string[]): Promise<FileSize[]> => {
  const sizes: FileSize[] = [];
  for await (const file of glob(`{${houses.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
    sizes.push({ file, lines: countLines(await readFile(path.join(root, file), 'utf8')) });
  }
  return sizes.sort((a, b) => b.lines - a.lines || a.file.localeCompare(b.file));
};

export const sourcesOf = (sizes: readonly FileSize[]): FileSize[] =>
  sizes.filter(({ file }) => !isTest(file));

const linesOf = (sizes: readonly FileSize[]): number => sizes.reduce((sum, { lines }) => sum + lines, 0);

/** Median and 90th percentile of the source files of a house; `all` without a house. */
export const summarise = (sizes: readonly FileSize[], house = 'all'): HouseSizes => {
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
};
