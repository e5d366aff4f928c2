import { describeFailure } from '../describe-failure.ts';

/** What one check found. */
export interface Finding {
  /** A variable, or a word for what was looked at. */
  name: string;
  /** `note`: it works, and somebody should know. */
  state: 'ok' | 'note' | 'fail';
  /** One sentence; of a failure also what to do. */
  text: string;
}

export function ok(name: string, text: string): Finding {
  return { name, state: 'ok', text };
}

export function note(name: string, text: string): Finding {
  return { name, state: 'note', text };
}

export function fail(name: string, text: string): Finding {
  return { name, state: 'fail', text };
}

/** The findings of a check; where it breaks, that is the finding. @param hint what to do then; empty where the error says it */
export async function findWith(
  name: string,
  hint: string,
  check: () => Promise<Finding | readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [fail(name, [describeFailure(error), hint].filter(Boolean).join(': '))];
  }
}

/** A line each, in columns. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const failures = findings.filter(({ state }) => state === 'fail').length;
  return [
    ...findings.map(({ name, state, text }) => `${state.padEnd(5)} ${name.padEnd(width)}  ${text}`),
    failures === 0 ? 'All is well' : `${failures} of ${findings.length} checks failed`,
  ].join('\n');
}
