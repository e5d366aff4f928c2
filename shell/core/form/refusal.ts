import { isRequestError } from '../request/index.ts';
import type { FormOptions } from './form-options.ts';
import { type FormState, type SaveRefusal, withRefusal } from './form-state.ts';

/** What the form says of a call that failed. */
export function withFailedCall<Draft extends object, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  error: unknown,
  { onlyField, placeOf }: Pick<FormOptions<Draft, never, Field, Problem>, 'onlyField' | 'placeOf'>,
): FormState<Draft, Field, Problem> {
  const refusal = toRefusal(error);
  if (onlyField !== undefined) {
    const message = refusal.fieldErrors[0]?.message ?? refusal.message;
    return withRefusal(state, { ...refusal, fieldErrors: [{ field: onlyField, message }] }, () => onlyField);
  }
  // An entry of a list is named by its place, such as `redirectUris.0`.
  const isOwn = (name: string): name is Field => (name.split('.')[0] ?? name) in state.draft;
  return withRefusal(state, refusal, placeOf ?? ((name) => (isOwn(name) ? name : undefined)));
}

function toRefusal(error: unknown): SaveRefusal {
  if (isRequestError(error)) {
    const { code, message, requestId, fieldErrors } = error;
    return { code, message, requestId, fieldErrors };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: '', message, requestId: undefined, fieldErrors: [] };
}
