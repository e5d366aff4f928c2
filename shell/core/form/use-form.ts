import { useEffect, useId, useMemo, useState } from 'react';
import { findDraft, useDraft } from '../drafts/index.ts';
import { useUnsavedGuard } from '../unsaved/index.ts';
import type { Form, FormOptions } from './form-options.ts';
import {
  createFormState,
  createKeptState,
  type FormState,
  isSame,
  withFields,
  withProblemAt,
} from './form-state.ts';
import { parseKeptForm } from './parse-kept-form.ts';
import { useConflict } from './use-conflict.ts';
import { useSaving } from './use-saving.ts';

/** The one form engine: nothing that was typed is taken away, by a failure, by others, or by a reload. */
export function useForm<Draft extends object, Answer, Field extends string, Problem>(
  options: FormOptions<Draft, Answer, Field, Problem>,
): Form<Draft, Field> {
  const { saved, validate, words, isChanged = always, guards = true } = options;
  const id = useId();
  const [state, setState] = useState(() => createState(options));
  const { start, draft, revision, problems, refused, isSaving } = state;
  const isDirty = !isSame(draft, start) && isChanged(draft, start);
  const isOutdated = ![state.known, revision].includes(saved.revision);
  const unsaved = useMemo(() => ({ start, draft, revision }), [start, draft, revision]);
  const forget = useDraft(options.keep?.name, unsaved, isDirty);
  const unguard = useUnsavedGuard(guards && isDirty, start);
  const release = (): void => {
    forget();
    unguard();
  };
  const save = useSaving(options, { state, setState, release });
  const conflict = useConflict(options, state.theirs, setState);
  const isFree = isOutdated && !isDirty && !isSaving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is taken once, and only over nothing
  useEffect(() => {
    if (isFree) setState(createFormState(saved));
  }, [isFree]);
  return {
    id,
    draft,
    start,
    isDirty,
    isSaving,
    isRestored: state.isRestored,
    isOutdated,
    failure: state.failure,
    refusals: state.refusals,
    conflict,
    problemAt: (field) => {
      const problem = problems[field];
      return problem === undefined ? refused[field] : words(problem);
    },
    change: (fields) => setState((now) => withFields(now, fields, validate)),
    check: (field) => setState((now) => withProblemAt(now, field, validate(now.draft))),
    save,
    startAfresh: () => {
      forget();
      setState(createFormState(saved));
    },
    giveUp: release,
  };
}

function createState<Draft extends object, Answer, Field extends string, Problem>({
  saved,
  keep,
}: FormOptions<Draft, Answer, Field, Problem>): FormState<Draft, Field, Problem> {
  const kept = keep && findDraft(keep.name, (text) => parseKeptForm(text, keep.parse));
  return kept ? createKeptState(kept) : createFormState(saved);
}

function always(): boolean {
  return true;
}
