import { appendFileSync } from 'node:fs';

/** A line of a file of results, as `results.mjs` reads it. */
export type ResultLine =
  | { planned: string }
  | { ended: string; seconds: number }
  | { test: string; file: string; status: 'passed' | 'failed' | 'skipped'; seconds: number };

const { TEST_RESULTS } = process.env;

/** Appends to the file that `TEST_RESULTS` names, at once: a run that is killed loses none of what it knew. */
export function writeResults(lines: readonly ResultLine[]): void {
  if (!TEST_RESULTS || lines.length === 0) return;
  appendFileSync(TEST_RESULTS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
