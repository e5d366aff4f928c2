import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { findDraft, useDraft } from 'shell/header';
import { isRequestError } from 'shell/request';
import type { Person } from '#shared/contracts';
import { classesQuery } from '../api/classes-query.ts';
import { createPerson } from '../api/create-person.ts';
import { findPersonNow } from '../api/find-person.ts';
import { peopleKey } from '../api/people-page.ts';
import { updatePerson } from '../api/update-person.ts';
import {
  createFormState,
  type FormState,
  withFields,
  withKept,
  withProblems,
  withRefusal,
  withSaving,
  withTheirs,
} from './form-state.ts';
import { parseKeptForm } from './kept-form.ts';
import { fieldsOf, isChanged, type PersonDraft } from './person-draft.ts';
import { validatePerson } from './validate-person.ts';

export interface PersonForm {
  state: FormState;
  /** Whether something would be lost. */
  isDirty: boolean;
  isSaving: boolean;
  isLoadingTheirs: boolean;
  /** Their version was asked for, but the person is no longer there. */
  isGone: boolean;
  /** The class of the person is founded with this save. */
  createsClass: boolean;
  setCreatesClass: (creates: boolean) => void;
  /** Counts the tries to save that were refused, so that the view can move to the first problem. */
  refusals: number;
  change: (fields: Partial<PersonDraft>) => void;
  save: () => void;
  loadTheirs: () => void;
  /** Throws away what was kept for after a reload. */
  giveUp: () => void;
  /** Puts aside what was restored. */
  startAfresh: () => void;
}

/** The first password is undefined for somebody who was there before. */
export type OnSaved = (person: Person, password: string | undefined) => void;

const toRefusal = (error: unknown) =>
  isRequestError(error)
    ? error
    : {
        code: '',
        message: error instanceof Error ? error.message : '',
        fieldErrors: [],
        requestId: undefined,
      };

/** The form of a new person, or of one who is there; nothing that was typed is ever taken away. */
export const usePersonForm = (person: Person | undefined, onSaved: OnSaved): PersonForm => {
  const formName = `people:${person?.userId ?? 'new'}`;
  const [state, setState] = useState(() => {
    const kept = findDraft(formName, parseKeptForm);
    return kept ? withKept(createFormState(person), kept) : createFormState(person);
  });
  const { start, draft, revision } = state;
  const isDirty = isChanged(draft, start);
  const unsaved = useMemo(() => ({ start, draft, revision }), [start, draft, revision]);
  const forget = useDraft(formName, unsaved, isDirty);
  const [createsClass, setCreatesClass] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const queryClient = useQueryClient();
  const onRefused = (error: unknown) => {
    setState((now) => withRefusal(now, toRefusal(error)));
    setRefusals((count) => count + 1);
  };
  const saving = useMutation({
    mutationFn: async ({ draft, revision }: FormState) => {
      const fields = { ...fieldsOf(draft), createClass: createsClass };
      if (!person) return createPerson(fields);
      return { user: await updatePerson(person.userId, revision, fields), password: undefined };
    },
    onSuccess: async ({ user, password }) => {
      forget();
      void queryClient.invalidateQueries({ queryKey: peopleKey });
      void queryClient.invalidateQueries({ queryKey: classesQuery.queryKey });
      onSaved(user, password);
    },
    onError: onRefused,
    // The first password is not kept longer than it is shown.
    gcTime: 0,
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const loading = useMutation({
    mutationFn: (known: Person) => findPersonNow(known),
    onSuccess: (found) => {
      if (found) setState((now) => withTheirs(now, found));
    },
    onError: onRefused,
  });
  const save = () => {
    if (isBusy.current) return;
    const problems = validatePerson(state.draft);
    if (Object.keys(problems).length > 0) {
      setState((now) => withProblems(now, problems));
      setRefusals((count) => count + 1);
      return;
    }
    isBusy.current = true;
    setState(withSaving);
    saving.mutate(state);
  };
  return {
    state,
    isDirty,
    isSaving: saving.isPending,
    isLoadingTheirs: loading.isPending,
    isGone: loading.isSuccess && loading.data === undefined,
    createsClass,
    setCreatesClass,
    refusals,
    change: (fields) => setState((now) => withFields(now, fields)),
    save,
    giveUp: forget,
    startAfresh: () => {
      forget();
      setState(createFormState(person));
    },
    loadTheirs: () => {
      if (person && !loading.isPending) loading.mutate(person);
    },
  };
};
