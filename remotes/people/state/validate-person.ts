import type { MessageId } from './message-id.ts';
import { type DraftField, fieldsOf, type PersonDraft } from './person-draft.ts';

export type Problems = Partial<Record<DraftField, MessageId>>;

const loginNamePattern = /^[A-Za-z0-9._-]{3,32}$/;
/** Code points, so that rare characters count as one; what cannot be seen is no part of a name. */
const realNamePattern = /^[^\p{C}]{1,20}$/u;
const phonePattern = /^1\d{10}$/;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const shortTextPattern = /^.{0,32}$/u;
const maxEmail = 128;

const checkRequired = (value: string, pattern: RegExp, missing: MessageId, wrong: MessageId) => {
  if (!value) return missing;
  return pattern.test(value) ? undefined : wrong;
};
const checkOptional = (value: string, pattern: RegExp, wrong: MessageId) =>
  !value || pattern.test(value) ? undefined : wrong;

/**
 * What the form itself can see is wrong, one problem per field, by the rules of the service. The service has the
 * last word; its field errors stand at the same places.
 */
export const validatePerson = (draft: PersonDraft): Problems => {
  const { loginName, realName, phone, email, gradeName, className } = fieldsOf(draft);
  const found: Partial<Record<DraftField, MessageId | undefined>> = {
    realName: checkRequired(
      realName,
      realNamePattern,
      'people.form.error.realNameRequired',
      'people.form.error.realName',
    ),
    loginName: checkRequired(
      loginName,
      loginNamePattern,
      'people.form.error.loginNameRequired',
      'people.form.error.loginName',
    ),
    phone: checkOptional(phone, phonePattern, 'people.form.error.phone'),
    email:
      email.length > maxEmail
        ? 'people.form.error.email'
        : checkOptional(email, emailPattern, 'people.form.error.email'),
    gradeName: checkOptional(gradeName, shortTextPattern, 'people.form.error.tooLong'),
    className: checkOptional(className, shortTextPattern, 'people.form.error.tooLong'),
  };
  const problems: Problems = {};
  for (const field of Object.keys(draft) as DraftField[]) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
};
