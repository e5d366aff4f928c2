import * as v from 'valibot';
import { parseTerms } from '#shared/retention-terms';

/** How long the embedded platform keeps what. */
export const retentionVariables = {
  PERSON_RETENTION_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[3-9]\d|[1-9]\d{2}|[12]\d{3}|3[0-5]\d{2}|36[0-4]\d|3650)$/)),
  ),
  RETENTION_DAYS: v.optional(v.pipe(v.string(), v.check(isTerms))),
};

export const acceptedRetention: Readonly<Record<keyof typeof retentionVariables, string>> = {
  PERSON_RETENTION_DAYS: 'a number of days, 30 to 3650, after which disabled people are anonymised',
  RETENTION_DAYS:
    'tables with days, and bounds for units, such as auth_audit:730,app_use:400:90-800 (docs/operations/personal-data.md)',
};

function isTerms(text: string): boolean {
  try {
    return parseTerms(text) !== undefined;
  } catch {
    return false;
  }
}
