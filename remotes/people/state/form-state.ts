import type { FieldError, Person } from '#shared/contracts';
import type { MessageId } from './message-id.ts';
import { type DraftField, draftFields, draftOf, emptyDraft, type PersonDraft } from './person-draft.ts';
import type { Problems } from './validate-person.ts';

/** Why saving failed as a whole; what belongs to one field stands at the field. */
export type SaveFailure =
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string; requestId: string | undefined };

/** What is left of a failed call for the form. */
export interface SaveRefusal {
  code: string;
  message: string;
  fieldErrors: readonly FieldError[];
  requestId: string | undefined;
}

export interface FormState {
  /** What the form began with; work is unsaved while it differs from the draft. */
  start: PersonDraft;
  draft: PersonDraft;
  /** The revision that a save is based on; 0 for somebody new. */
  revision: number;
  problems: Problems;
  /** What the service refused, in the user's language. */
  refused: Partial<Record<DraftField, string>>;
  failure: SaveFailure | undefined;
  /** What was typed before the page was loaded again stands in the form. */
  isRestored: boolean;
  /** The version that somebody else saved meanwhile, once it was loaded. */
  theirs: PersonDraft | undefined;
}

const without = <Value>(record: Partial<Record<DraftField, Value>>, field: DraftField) => {
  const { [field]: _gone, ...rest } = record;
  return rest as Partial<Record<DraftField, Value>>;
};

export const createFormState = (person: Person | undefined): FormState => {
  const start = person ? draftOf(person) : emptyDraft;
  return {
    start,
    draft: start,
    revision: person?.revision ?? 0,
    problems: {},
    refused: {},
    failure: undefined,
    isRestored: false,
    theirs: undefined,
  };
};

/** What is kept of an unsaved form: with its revision, so that what others saved meanwhile is still noticed. */
export type KeptForm = Pick<FormState, 'start' | 'draft' | 'revision'>;

export const withKept = (state: FormState, kept: KeptForm): FormState => ({
  ...state,
  ...kept,
  isRestored: true,
});

/** Somebody types: what was wrong with the field is no longer said. */
export const withFields = (state: FormState, change: Partial<PersonDraft>): FormState => {
  let { problems, refused } = state;
  for (const field of Object.keys(change) as DraftField[]) {
    problems = without<MessageId>(problems, field);
    refused = without<string>(refused, field);
  }
  return { ...state, draft: { ...state.draft, ...change }, problems, refused };
};

export const withProblems = (state: FormState, problems: Problems): FormState => ({ ...state, problems });

/** A save begins: what the last one was told is over. */
export const withSaving = (state: FormState): FormState => ({
  ...state,
  problems: {},
  refused: {},
  failure: undefined,
});

const isDraftField = (field: string): field is DraftField => draftFields.some((known) => known === field);

/** A save failed; what stands in the form stays as it is. */
export const withRefusal = (state: FormState, refusal: SaveRefusal): FormState => {
  const { code, message, requestId, fieldErrors } = refusal;
  const refused: FormState['refused'] = {};
  for (const error of fieldErrors) if (isDraftField(error.field)) refused[error.field] = error.message;
  if (Object.keys(refused).length > 0) return { ...state, refused, failure: undefined };
  const failure: SaveFailure =
    code === 'conflict' ? { kind: 'conflict' } : { kind: 'failed', message, requestId };
  return { ...state, refused, failure };
};

/**
 * Their version becomes what the next save is based on. What I changed stays in the form; what I did not touch takes
 * their value, so that saving mine undoes nothing of theirs by accident.
 */
export const withTheirs = (state: FormState, person: Person): FormState => {
  const theirs = draftOf(person);
  const mine = Object.fromEntries(
    draftFields
      .filter((field) => state.draft[field] !== state.start[field])
      .map((field) => [field, state.draft[field]]),
  );
  const draft: PersonDraft = { ...theirs, ...mine };
  return { ...state, start: theirs, draft, revision: person.revision, theirs, failure: undefined };
};
