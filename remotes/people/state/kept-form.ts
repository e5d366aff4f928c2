import { userTypes } from '#shared/contracts';
import type { KeptForm } from './form-state.ts';
import { draftFields, type PersonDraft } from './person-draft.ts';

const isDraft = (value: unknown): value is PersonDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return draftFields.every((field) =>
    field === 'userType'
      ? userTypes.some((known) => known === fields.get(field))
      : typeof fields.get(field) === 'string',
  );
};

/** What an earlier page kept of a form; undefined where it is not one of this version's. */
export const parseKeptForm = (kept: unknown): KeptForm | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('start' in kept) || !('draft' in kept) || !('revision' in kept)) return undefined;
  const { start, draft, revision } = kept;
  return isDraft(start) && isDraft(draft) && typeof revision === 'number'
    ? { start, draft, revision }
    : undefined;
};
