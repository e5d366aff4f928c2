import {
  type ClassDetails,
  type ClassFields,
  classFields,
  type DraftOf,
  emptyDraftOf,
  type FieldText,
  findFieldProblems,
  type ListedClass,
  mapFields,
  type SchoolYear,
} from '#shared/contracts';

/** What stands in the form: text as typed. */
export type ClassDraft = DraftOf<typeof classFields>;
export type ClassField = keyof ClassDraft;

/** What the form of a class begins with: a new one belongs to the current year. */
export function draftOf(
  one: ListedClass | ClassDetails | undefined,
  years: readonly SchoolYear[],
): ClassDraft {
  if (one) return mapFields(classFields, (name, { empty }) => one[name] ?? empty);
  const current = years.find(({ isCurrent }) => isCurrent);
  return { ...emptyDraftOf(classFields), yearId: current?.yearId ?? '' };
}

/** What is sent: trimmed. */
export function fieldsOf(draft: ClassDraft): ClassFields {
  return mapFields(classFields, (name) => draft[name].trim());
}

/** What the form itself can see is wrong, by the rules of the service. */
export function validateClass(draft: ClassDraft): Partial<Record<ClassField, FieldText>> {
  return findFieldProblems(classFields, fieldsOf(draft));
}
