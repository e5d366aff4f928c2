import { useEffect } from 'react';
import { dropDraft, findDraft as findKept, keepDraft } from '#shared/stored-items';
import { findUser } from '../session/index.ts';

/**
 * What the user had typed into a form before the page went away.
 * @param form names the form and what it is about, such as `people:1001`
 * @param parse checks what was kept, which an older version may have written; undefined where it is of no use
 */
export function findDraft<Draft>(
  form: string,
  parse: (kept: unknown) => Draft | undefined,
): Draft | undefined {
  const userId = findUser()?.userId;
  const kept = userId === undefined ? undefined : findKept(userId, form, Date.now());
  return kept === undefined ? undefined : parse(kept);
}

/**
 * Keeps what stands in a form while it is unsaved, so that a reload loses nothing. Fields named like secrets are left out.
 * @param form undefined keeps nothing
 * @param draft what `findDraft` gives back next time; must be plain data
 * @param isDirty false keeps nothing
 * @returns throws the draft away: after saving, and when the user gives it up
 */
export function useDraft(form: string | undefined, draft: object, isDirty: boolean): () => void {
  const userId = findUser()?.userId;
  useEffect(() => {
    if (userId === undefined || form === undefined) return;
    if (isDirty) keepDraft(userId, form, draft, Date.now());
    else dropDraft(userId, form);
  }, [userId, form, draft, isDirty]);
  return () => {
    if (userId !== undefined && form !== undefined) dropDraft(userId, form);
  };
}
