import type { RequestError } from 'shell/request';
import type { Problems } from '../failure/problems.ts';

/** What stands in the way, by field, and what is nobody's typing. */
export interface ResetProblems {
  fields: Partial<Record<string, string>>;
  /** Shown above the button. */
  form?: string | undefined;
  requestId?: string | undefined;
}

export const noProblems: ResetProblems = { fields: {} };

/**
 * Describes a failed call of this page: refused fields beside themselves, all else above the button.
 * @param describeFailure what the app says about any failed call
 */
export async function describeResetFailure(
  error: RequestError | undefined,
  describeFailure: (error: RequestError | undefined) => Promise<Problems>,
): Promise<ResetProblems> {
  if (error && error.fieldErrors.length > 0) {
    return { fields: Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])) };
  }
  const { form, password, requestId } = await describeFailure(error);
  return { fields: {}, form: form ?? password, requestId };
}
