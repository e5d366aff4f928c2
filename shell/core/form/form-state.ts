import type { FieldError } from '#shared/contracts';

/** What is wrong, by field; a field without an entry is fine. */
export type Problems<Field extends string, Problem = string> = { readonly [Name in Field]?: Problem };

/** A version as the service keeps it, and its revision: any value that differs from version to version. */
export interface Saved<Draft> {
  readonly draft: Draft;
  readonly revision: number | string;
}

/** Why saving failed as a whole, in the user's language; what belongs to one field stands at the field. */
export interface SaveFailure {
  code: string;
  message: string;
  requestId: string | undefined;
}

/** What is left of a failed call for a form. */
export interface SaveRefusal extends SaveFailure {
  fieldErrors: readonly FieldError[];
}

export interface FormState<Draft, Field extends string, Problem = string> {
  /** What the form began with; work is unsaved while it differs from the draft. */
  start: Draft;
  /** The version that a save is based on. */
  revision: Saved<Draft>['revision'];
  /** The version that the page had when the form began; another one came from somebody else, or from a save. */
  known: Saved<Draft>['revision'];
  draft: Draft;
  /** What the form itself found. */
  problems: Problems<Field, Problem>;
  /** What the service refused, in the user's language. */
  refused: Problems<Field>;
  failure: SaveFailure | undefined;
  isSaving: boolean;
  /** Counts the tries to save that were refused, so that the view can move to the first problem. */
  refusals: number;
  /** What was typed before the page was loaded again stands in the form. */
  isRestored: boolean;
  /** The version that somebody else saved meanwhile, once it was loaded. */
  theirs: Draft | undefined;
}

export function createFormState<Draft, Field extends string, Problem>(
  saved: Saved<Draft>,
): FormState<Draft, Field, Problem> {
  return {
    start: saved.draft,
    revision: saved.revision,
    known: saved.revision,
    draft: saved.draft,
    problems: {},
    refused: {},
    failure: undefined,
    isSaving: false,
    refusals: 0,
    isRestored: false,
    theirs: undefined,
  };
}

/** What is kept of an unsaved form: with its revision, so that what others saved meanwhile is still noticed. */
export interface KeptForm<Draft> extends Saved<Draft> {
  readonly start: Draft;
}

export function createKeptState<Draft, Field extends string, Problem>({
  start,
  draft,
  revision,
}: KeptForm<Draft>): FormState<Draft, Field, Problem> {
  return { ...createFormState({ draft: start, revision }), draft, isRestored: true };
}

/**
 * Somebody types: what was wrong with the field is no longer said, nor what is right by now.
 * @param validate what is still wrong
 */
export function withFields<Draft extends object, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  change: Partial<Draft>,
  validate: (draft: Draft) => Problems<Field, Problem>,
): FormState<Draft, Field, Problem> {
  const draft = { ...state.draft, ...change };
  const isTyped = (field: string): boolean => (field.split('.')[0] ?? field) in change;
  const shown = Object.keys(state.problems).filter((field) => !isTyped(field)) as Field[];
  const wrong: Problems<Field, Problem> = shown.length > 0 ? validate(draft) : {};
  return {
    ...state,
    draft,
    problems: pick(wrong, shown),
    refused: pick(
      state.refused,
      (Object.keys(state.refused) as Field[]).filter((field) => !isTyped(field)),
    ),
  };
}

/** A save was refused before anything was sent. */
export function withProblems<Draft, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  problems: Problems<Field, Problem>,
): FormState<Draft, Field, Problem> {
  return { ...state, problems, refusals: state.refusals + 1 };
}

/** The user has left a field: what is wrong with it is said before a save. */
export function withProblemAt<Draft, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  field: Field,
  found: Problems<Field, Problem>,
): FormState<Draft, Field, Problem> {
  return { ...state, problems: { ...state.problems, ...pick(found, [field]) } };
}

/** A save begins: what was said of the last one is over. */
export function withSaving<Draft, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  draft: Draft,
): FormState<Draft, Field, Problem> {
  return { ...state, draft, problems: {}, refused: {}, failure: undefined, isSaving: true };
}

/**
 * A save failed; what stands in the form stays as it is.
 * @param placeOf the field that an error of the service stands at; undefined where the form has no such field
 */
export function withRefusal<Draft, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  { fieldErrors, ...failure }: SaveRefusal,
  placeOf: (name: string) => Field | undefined,
): FormState<Draft, Field, Problem> {
  const placed = fieldErrors.flatMap(({ field, message }) => {
    const place = placeOf(field);
    return place === undefined ? [] : [[place, message] as const];
  });
  return {
    ...state,
    refused: Object.fromEntries(placed) as Problems<Field>,
    failure: placed.length > 0 ? undefined : failure,
    isSaving: false,
    refusals: state.refusals + 1,
  };
}

/** It is saved. What was typed while the call ran stays. */
export function withSaved<Draft extends object, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  sent: Draft,
  saved: Saved<Draft>,
): FormState<Draft, Field, Problem> {
  return {
    ...createFormState<Draft, Field, Problem>(saved),
    draft: rebase(state.draft, sent, saved.draft),
    known: state.known,
    isSaving: state.isSaving,
    refusals: state.refusals,
  };
}

/**
 * Their version becomes what the next save is based on. What I changed stays in the form; what I did not touch takes
 * their value, so that saving mine undoes nothing of theirs by accident.
 */
export function withTheirs<Draft extends object, Field extends string, Problem>(
  state: FormState<Draft, Field, Problem>,
  { draft: theirs, revision }: Saved<Draft>,
): FormState<Draft, Field, Problem> {
  const draft = rebase(state.draft, state.start, theirs);
  return { ...state, start: theirs, draft, revision, theirs, failure: undefined };
}

/** Whether two values of fields, or two drafts, say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields in which `mine` differs from its `base`, on top of another version. */
function rebase<Draft extends object>(mine: Draft, base: Draft, onto: Draft): Draft {
  const names = Object.keys(mine) as (keyof Draft)[];
  return {
    ...onto,
    ...pick(
      mine,
      names.filter((name) => !isSame(mine[name], base[name])),
    ),
  };
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const entries = names.filter((name) => name in values).map((name) => [name, values[name]]);
  return Object.fromEntries(entries);
}
