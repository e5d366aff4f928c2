import { join } from 'node:path';
import { describeExit } from '../scripts/install/exit-code.mjs';
import { run } from '../scripts/install/run.mjs';
import { readLines } from '../scripts/testing/results.mjs';
import type { BenchOptions } from './context.ts';
import type { PartEnd } from './part-end.ts';
import type { PartArguments, PartLine } from './part-program.ts';
import type { BenchReport } from './report.ts';

const MINUTE_MS = 60_000;

/**
 * Runs a part as a program of its own, which ends at its limit whatever it does. What it found until then is in the report.
 * @param program `limitMs` is half an hour by default, four minutes in a quick run
 */
export async function measurePart(
  name: string,
  report: BenchReport,
  options: BenchOptions,
  {
    file,
    entry = join(import.meta.dirname, 'part.ts'),
    limitMs = (options.isQuick ? 4 : 30) * MINUTE_MS,
  }: { file: string; entry?: string; limitMs?: number },
): Promise<PartEnd> {
  const began = performance.now();
  const args: PartArguments = [name, file, JSON.stringify(options)];
  const { code } = await run(process.execPath, [entry, ...args], { limitMs, echo: true });
  const lines = readLines(file) as PartLine[];
  report.findings.push(...lines.flatMap((line) => ('finding' in line ? line.finding : [])));
  report.tables.push(...lines.flatMap((line) => ('table' in line ? line.table : [])));
  const end = lines.flatMap((line) => ('end' in line ? line.end : []))[0];
  if (end && code === 0) return end;
  const seconds = (performance.now() - began) / 1000;
  return { status: 'failed', seconds, reason: describeExit(code, limitMs) };
}
