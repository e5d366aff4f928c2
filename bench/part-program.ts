import { appendFileSync } from 'node:fs';
import { onParentEnd } from '../scripts/install/parent.mjs';
import type { BenchOptions, Finds, Part } from './context.ts';
import type { Finding } from './outcome.ts';
import { type PartEnd, runToEnd } from './part-end.ts';
import type { BenchReport } from './report.ts';

/** A line of the file in which a part leaves what it found. */
export type PartLine = { finding: Finding } | { table: BenchReport['tables'][number] } | { end: PartEnd };

/** Command line of a part: its name, the file for its lines, and its options as JSON. */
export type PartArguments = readonly [name: string, file: string, options: string];

/** Runs the part that the command line names, writes each thing at once when it is found, and ends the process. */
export async function runPartProgram(
  parts: Readonly<Record<string, () => Promise<Part>>>,
  [name, file, options]: PartArguments,
): Promise<never> {
  const write = (...lines: PartLine[]): void =>
    appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const finds: Finds = {
    add: (...findings) => write(...findings.map((finding) => ({ finding }))),
    addTable: (table) => write({ table }),
  };
  const load = async (): Promise<Part> => {
    const part = await parts[name]?.();
    if (!part) throw new RangeError(`no part has the name ${name}`);
    return untilAsked(part);
  };
  const end = await runToEnd(load, finds, JSON.parse(options) as BenchOptions);
  write({ end });
  process.exit(0);
}

/** Breaks off when somebody asks this process to end, so that servers, browsers and folders of the part go with it. */
function untilAsked(part: Part): Part {
  return (context) => {
    const asked = new Promise<never>((_, reject) => {
      const breakOff = () => reject(new Error('was asked to end'));
      process.once('SIGTERM', breakOff);
      onParentEnd(breakOff);
    });
    return Promise.race([part(context), asked]);
  };
}
