import { type BenchOptions, type Finds, type Part, runPart } from './context.ts';
import { LeftOutError } from './left-out.ts';

/** How a part came to its end: through, broken off, or left out since this machine lacks what it needs. */
export interface PartEnd {
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** Why it did not run through. */
  reason?: string;
}

/** Loads a part and runs it. What it has started ends with it, whatever comes of it. */
export async function runToEnd(
  load: () => Promise<Part>,
  finds: Finds,
  options: BenchOptions,
): Promise<PartEnd> {
  const began = performance.now();
  const secondsSoFar = (): number => (performance.now() - began) / 1000;
  try {
    await runPart(await load(), finds, options);
    return { status: 'passed', seconds: secondsSoFar() };
  } catch (error) {
    const status = error instanceof LeftOutError ? 'skipped' : 'failed';
    const reason = error instanceof Error ? error.message : String(error);
    return { status, seconds: secondsSoFar(), reason };
  }
}
