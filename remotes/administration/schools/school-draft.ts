import { type FieldText, findFieldProblems, personFields } from '#shared/contracts';
import { draftOf, fieldsOf, type UnitDraft, validateUnit } from '../unit/unit-draft.ts';

/** What stands in the form of a new school: its names, and its first administrator. */
export interface SchoolDraft extends UnitDraft {
  readonly realName: string;
  readonly loginName: string;
}

const { realName, loginName } = personFields;
const administratorFields = { realName, loginName };

export const emptySchool: SchoolDraft = { ...draftOf(undefined), realName: '', loginName: '' };

/** What is sent: trimmed. */
export function fieldsOfSchool(draft: SchoolDraft) {
  return { ...fieldsOf(draft), realName: draft.realName.trim(), loginName: draft.loginName.trim() };
}

/** What the form itself can see is wrong, by the rules of the service. */
export function validateSchool(draft: SchoolDraft): Partial<Record<keyof SchoolDraft, FieldText>> {
  return { ...validateUnit(draft), ...findFieldProblems(administratorFields, fieldsOfSchool(draft)) };
}
