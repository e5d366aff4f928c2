import { type FieldText, findFieldProblems, personFields } from '#shared/contracts';
import { type DraftField, fieldsOf, type PersonDraft } from '../person/person-draft.ts';

export type Problems = Partial<Record<DraftField, FieldText>>;

/**
 * What the form itself can see is wrong, one problem per field, by the rules of the service. The service has the
 * last word; its field errors stand at the same places.
 */
export function validatePerson(draft: PersonDraft): Problems {
  return findFieldProblems(personFields, fieldsOf(draft));
}
