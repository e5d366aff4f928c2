import * as v from 'valibot';
import { parseTerms } from '#shared/retention-terms';

/** A month at least: what was a mistake has been noticed by then. */
const limits = { from: 30, to: 3_650 } as const;

/** The variables that say how long data are kept: days after which a disabled person is anonymised, and terms of tables. */
export const retentionVariables = {
  PERSON_RETENTION_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.check(isTerm, `is a number of days, ${limits.from} to ${limits.to}`),
      v.transform(Number),
    ),
  ),
  RETENTION_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? findProblem(dataset.value) : undefined;
        if (problem !== undefined) addIssue({ message: problem });
      }),
    ),
  ),
};

function isTerm(value: string): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= limits.from && Number(value) <= limits.to;
}

function findProblem(text: string): string | undefined {
  try {
    parseTerms(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
