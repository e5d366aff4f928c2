import {
  type DraftOf,
  emptyDraftOf,
  isStudent,
  mapFields,
  namesOf,
  type Person,
  type PersonFields,
  personFields,
} from '#shared/contracts';

/** What stands in the form: text as typed. */
export type PersonDraft = DraftOf<typeof personFields>;
export type DraftField = keyof PersonDraft;

export const draftFields: readonly DraftField[] = namesOf(personFields);

export const emptyDraft: PersonDraft = emptyDraftOf(personFields);

export function draftOf(person: Person): PersonDraft {
  return mapFields(personFields, (name, { empty }) => person[name] ?? empty);
}

/** Only students have a grade and a class. */
export function hasClass(draft: Pick<PersonDraft, 'userType'>): boolean {
  return isStudent(draft);
}

/** What is sent: trimmed, without what does not belong to the type. */
export function fieldsOf(draft: PersonDraft): PersonFields {
  return mapFields(personFields, (name, { audience, empty }) => {
    if (audience === 'students' && !isStudent(draft)) return empty;
    const value = draft[name];
    return typeof value === 'string' ? value.trim() : value;
  });
}

/** Whether saving would change anything. */
export function isChanged(draft: PersonDraft, start: PersonDraft): boolean {
  return differencesOf(draft, start).length > 0;
}

/** The fields in which two versions of a person differ. */
export function differencesOf(mine: PersonDraft, theirs: PersonDraft): DraftField[] {
  const [left, right] = [fieldsOf(mine), fieldsOf(theirs)];
  return draftFields.filter((field) => left[field] !== right[field]);
}

/** Grade and class in one text, empty where there are none. */
export function classOf(person: Pick<Person, 'gradeName' | 'className'>): string {
  return [person.gradeName, person.className].filter(Boolean).join(' ');
}
