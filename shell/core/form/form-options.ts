import type { Problems, Saved } from './form-state.ts';

export interface FormOptions<Draft extends object, Answer, Field extends string, Problem> {
  /** What is saved so far, or what a new one begins with. A newer version replaces what stands in an untouched form. */
  saved: Saved<Draft>;
  /**
   * What is typed outlives a reload under this name, such as `people:1001`. `parse` reads what an earlier page kept,
   * undefined where it is of no use. Default: nothing is kept, as befits secrets.
   */
  keep?: { name: string; parse: (kept: unknown) => Draft | undefined };
  /** What is wrong before anything is sent; the service has the last word. */
  validate: (draft: Draft) => Problems<Field, Problem>;
  /** The words of a problem, mostly a translation. */
  words: (problem: Problem) => string;
  /** Whether a draft that differs would be a loss. Default: it would. */
  isChanged?: (draft: Draft, start: Draft) => boolean;
  /** False where leaving the page loses nothing. Default true. */
  guards?: boolean;
  /** What stands in the form once it is sent. Default: as typed. */
  tidy?: (draft: Draft) => Draft;
  /** Sends the draft. Must fail without a toast: the form says what happened. */
  save: (draft: Draft, revision: Saved<Draft>['revision']) => Promise<Answer>;
  /** The field that an error of the service stands at. Default: the one of that name. */
  placeOf?: (name: string) => Field | undefined;
  /** Where a failure stands that names no field, in a form that has one field only. */
  onlyField?: Field;
  /** What a form that stays open goes on with. Default: what was sent. */
  goOnWith?: (answer: Answer, sent: Draft) => Saved<Draft>;
  /** It is saved, and nothing is unsaved any more. The form is busy until a promise of it ends. */
  onSaved: (answer: Answer, sent: Draft) => unknown;
  /** Asks for the version that somebody else saved meanwhile, after a conflict; undefined where it is gone. */
  findTheirs?: () => Promise<Saved<Draft> | undefined>;
}

export interface Form<Draft extends object, Field extends string = string> {
  /** Of the form element, for a button outside it. */
  readonly id: string;
  readonly draft: Draft;
  /** What the form began with. */
  readonly start: Draft;
  /** Whether something would be lost. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What was typed before the page was loaded again stands in the form. */
  readonly isRestored: boolean;
  /** Another version is saved by now than this form stands on; `startAfresh` takes it. */
  readonly isOutdated: boolean;
  /** Why saving failed as a whole, in the user's language. */
  readonly failure: { code: string; message: string; requestId: string | undefined } | undefined;
  /** Counts the tries to save that were refused. */
  readonly refusals: number;
  /** What is wrong with a field, in words. */
  problemAt(field: Field): string | undefined;
  change(fields: Partial<Draft>): void;
  /** The user has left a field: it says now what is wrong with it. */
  check(field: Field): void;
  /** Sends the draft, or says what is wrong; a second press while one is on its way does nothing. */
  save(): void;
  /** Throws away what was typed: the form shows what is saved. */
  startAfresh(): void;
  /** Throws away what was kept for after a reload; the form closes. */
  giveUp(): void;
  /** Present where a conflict can be looked into. */
  readonly conflict: FormConflict<Draft> | undefined;
}

/** What the form knows of the version that somebody else saved. */
export interface FormConflict<Draft> {
  /** Once it was loaded: the form keeps what I changed, and takes the rest from it. */
  readonly theirs: Draft | undefined;
  readonly isLoading: boolean;
  /** It was asked for, and is no longer there. */
  readonly isGone: boolean;
  load(): void;
}
