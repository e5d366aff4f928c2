import { DomainError, type FieldError, type PersonFields } from '#shared/contracts';

const loginNamePattern = /^[A-Za-z0-9._-]{3,32}$/;
/** Code points, so that rare characters count as one; control and format characters would hide in a table. */
const realNamePattern = /^[^\p{C}]{1,20}$/u;
const phonePattern = /^(1\d{10})?$/;
/** Free text of the school's own making. */
const plainPattern = /^[^\p{C}]*$/u;
const plainMessage = '不能包含控制字符|||Remove the control characters';
/** Loose on purpose: only the mail server knows. */
const emailPattern = /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/;

const rules = [
  [
    'loginName',
    loginNamePattern,
    '登录名须为 3–32 位字母、数字、点、下划线或连字符|||Use 3 to 32 letters, digits, dots, underscores or hyphens',
  ],
  ['realName', realNamePattern, '姓名须为 1–20 个字|||Enter a name of 1 to 20 characters'],
  ['phone', phonePattern, '手机号须为 11 位数字，以 1 开头|||Enter 11 digits starting with 1'],
  ['email', emailPattern, '邮箱格式不正确|||Enter an e-mail address such as name@example.com'],
  ['sex', plainPattern, plainMessage],
  ['gradeName', plainPattern, plainMessage],
  ['className', plainPattern, plainMessage],
] as const satisfies readonly [keyof PersonFields, RegExp, string][];

/** What is wrong with the fields, one entry per field, named as in the payload; empty when all is well. */
export const findFieldErrors = (fields: PersonFields): FieldError[] =>
  rules
    .filter(([field, pattern]) => !pattern.test(fields[field]))
    .map(([field, , message]) => ({ field, message }));

/** @throws DomainError `invalid_input` with an entry per wrong field. */
export const requireValidFields = (fields: PersonFields): void => {
  const fieldErrors = findFieldErrors(fields);
  if (fieldErrors.length > 0) throw new DomainError('invalid_input', { fieldErrors });
};

/** The refusal of a login name that somebody in the portal already has. */
export const loginNameTaken = (cause: unknown): DomainError => {
  const message = '该登录名已被使用|||This login name is already taken';
  return new DomainError('conflict', { message, fieldErrors: [{ field: 'loginName', message }], cause });
};
