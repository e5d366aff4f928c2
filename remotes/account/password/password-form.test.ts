import { expect, test } from 'vitest';
import { emptyDraft, findProblems, isDirtyDraft } from './password-form.ts';

const draft = { oldPassword: 'Demo2026', password: 'Neues2027', repeated: 'Neues2027' };

test('when everything is right, then nothing is wrong', () => {
  expect(findProblems(draft, 'strong')).toEqual({});
  expect(findProblems(draft, 'simple')).toEqual({});
});

test.each([
  ['nothing is typed', emptyDraft, { oldPassword: 'old', password: 'weak', repeated: 'repeat' }],
  ['the new one is weak', { ...draft, password: 'abcdefgh', repeated: 'abcdefgh' }, { password: 'weak' }],
  ['the new one is the old one', { ...draft, oldPassword: 'Neues2027' }, { password: 'same' }],
  ['the repetition differs', { ...draft, repeated: 'Neues2028' }, { repeated: 'repeat' }],
])('when %s, then the field says so', (_, typed, expected) => {
  const ids = Object.entries(expected).map(([field, id]) => [field, `account.password.error.${id}`]);
  expect(findProblems(typed, 'strong')).toEqual(Object.fromEntries(ids));
});

test('when something is typed, then it would be lost', () => {
  expect([isDirtyDraft(emptyDraft), isDirtyDraft({ ...emptyDraft, repeated: 'x' })]).toEqual([false, true]);
});
