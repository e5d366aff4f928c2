import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Form, type Saved, useForm } from 'shell/app';
import { useLanguage } from 'shell/session';
import { type Person, parseKeptDraft, personFields, pickText } from '#shared/contracts';
import { classesQuery } from '../classes/classes-query.ts';
import {
  type DraftField,
  draftOf,
  emptyDraft,
  fieldsOf,
  isChanged,
  type PersonDraft,
} from '../person/person-draft.ts';
import { peopleKey } from '../search/people-page-query.ts';
import { createPerson } from './create-person.ts';
import { findPersonNow } from './find-person.ts';
import { updatePerson } from './update-person.ts';
import { validatePerson } from './validate-person.ts';

export interface PersonForm extends Form<PersonDraft, DraftField> {
  /** The class of the person is founded with this save. */
  createsClass: boolean;
  setCreatesClass: (creates: boolean) => void;
}

/** The first password is undefined for somebody who was there before. */
export type OnSaved = (person: Person, password: string | undefined) => void;

/** The form of a new person, or of one who is there. */
export function usePersonForm(person: Person | undefined, onSaved: OnSaved): PersonForm {
  const { language } = useLanguage();
  const [createsClass, setCreatesClass] = useState(false);
  const queryClient = useQueryClient();
  const form = useForm({
    saved: savedOf(person),
    keep: { name: `people:${person?.userId ?? 'new'}`, parse: (kept) => parseKeptDraft(personFields, kept) },
    validate: validatePerson,
    words: (text) => pickText(text, language),
    isChanged,
    save: async (draft, revision) => {
      const fields = { ...fieldsOf(draft), createClass: createsClass };
      if (!person) return createPerson(fields);
      const user = await updatePerson(person.userId, Number(revision), fields);
      return { user, password: undefined };
    },
    onSaved: ({ user, password }) => {
      for (const queryKey of [peopleKey, classesQuery.queryKey])
        void queryClient.invalidateQueries({ queryKey });
      onSaved(user, password);
    },
    ...(person && {
      findTheirs: async () => {
        const found = await findPersonNow(person);
        return found && savedOf(found);
      },
    }),
  });
  return { ...form, createsClass, setCreatesClass };
}

function savedOf(person: Person | undefined): Saved<PersonDraft> {
  return person ? { draft: draftOf(person), revision: person.revision } : { draft: emptyDraft, revision: 0 };
}
