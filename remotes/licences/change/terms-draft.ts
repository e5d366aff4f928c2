import {
  type DraftOf,
  type FieldText,
  findFieldProblems,
  type LicenceFields,
  licenceFields,
  mapFields,
} from '#shared/contracts';

/** What stands in the form. */
export type TermsDraft = DraftOf<typeof licenceFields>;
type Problems = Partial<Record<keyof TermsDraft, FieldText>>;

/** What is sent. */
export function termsOf(draft: TermsDraft): LicenceFields {
  return mapFields(licenceFields, (name) => draft[name].trim());
}

/** What is wrong with what was entered, by the rules of the service. */
export function findTermsProblems(draft: TermsDraft): Problems {
  return findFieldProblems(licenceFields, termsOf(draft));
}
