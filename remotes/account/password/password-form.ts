import { isAcceptablePassword, type PasswordRule } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** What stands in the form. */
export interface PasswordDraft {
  oldPassword: string;
  password: string;
  repeated: string;
}

export type PasswordField = keyof PasswordDraft;
const passwordFields: readonly PasswordField[] = ['oldPassword', 'password', 'repeated'];
export const emptyDraft: PasswordDraft = { oldPassword: '', password: '', repeated: '' };

export function isDirtyDraft(draft: PasswordDraft): boolean {
  return passwordFields.some((name) => draft[name] !== '');
}

/** What is wrong before anything is sent; the server looks again. */
export function findProblems(
  { oldPassword, password, repeated }: PasswordDraft,
  rule: PasswordRule,
): Partial<Record<PasswordField, MessageId>> {
  const problems: Partial<Record<PasswordField, MessageId>> = {};
  if (oldPassword === '') problems.oldPassword = 'account.password.error.old';
  if (!isAcceptablePassword(rule, password)) problems.password = 'account.password.error.weak';
  else if (password === oldPassword) problems.password = 'account.password.error.same';
  if (repeated === '' || repeated !== password) problems.repeated = 'account.password.error.repeat';
  return problems;
}
