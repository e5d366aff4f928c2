import { expect, test } from 'vitest';
import { emptyDraft, type PersonDraft } from '../person/person-draft.ts';
import { validatePerson } from './validate-person.ts';

const good: PersonDraft = { ...emptyDraft, realName: '王芳', loginName: 't.wangfang' };

/** In English, by field. */
function problemsWith(different: Partial<PersonDraft>) {
  const problems = Object.entries(validatePerson({ ...good, ...different }));
  return Object.fromEntries(problems.map(([field, text]) => [field, text.en]));
}

test('when the required fields are filled, then nothing is wrong', () => {
  expect(validatePerson(good)).toEqual({});
});

test('when a required field holds only spaces, then it is missed, not called badly formed', () => {
  expect(problemsWith({ realName: '  ', loginName: ' ' })).toEqual({
    realName: 'Enter the name',
    loginName: 'Enter the login name',
  });
});

test.each(['王芳', 't wang', 'ab', 'a/bc', 'x'.repeat(33)])(
  'when the login name is %j, then it is refused',
  (loginName) => {
    expect(problemsWith({ loginName })).toEqual({
      loginName: 'Use 3 to 32 letters, digits, dots, underscores or hyphens',
    });
  },
);

test('when a name is rare or long, then characters are counted, not bytes', () => {
  expect(problemsWith({ realName: '𠮷'.repeat(20) })).toEqual({});
  expect(problemsWith({ realName: '欧阳子轩·买买提' })).toEqual({});
  expect(problemsWith({ realName: '王'.repeat(21) })).toEqual({
    realName: 'Enter a name of 1 to 20 characters',
  });
  expect(problemsWith({ realName: '王\u200b芳' })).toEqual({
    realName: 'Enter a name of 1 to 20 characters',
  });
});

test.each(['', '13800001234', ' 13800001234 '])('when the phone is %j, then it is taken', (phone) => {
  expect(problemsWith({ phone })).toEqual({});
});

test.each(['123', '23800001234', '1380000123a', '138000012345'])(
  'when the phone is %j, then it is refused',
  (phone) => {
    expect(problemsWith({ phone })).toEqual({ phone: 'Enter 11 digits starting with 1' });
  },
);

test.each(['', 'a@b.cn', 'wang.fang+x@school.edu.cn'])('when the e-mail is %j, then it is taken', (email) => {
  expect(problemsWith({ email })).toEqual({});
});

test.each(['a', 'a@b', '@b.cn', 'a b@c.cn', `${'a'.repeat(125)}@b.cn`])(
  'when the e-mail is %j, then it is refused',
  (email) => {
    expect(problemsWith({ email })).toEqual({ email: 'Enter an e-mail address such as name@example.com' });
  },
);

test('when a teacher has leftovers of a class, then they are not checked', () => {
  expect(problemsWith({ className: 'x'.repeat(33) })).toEqual({});
  expect(problemsWith({ userType: 1, className: 'x'.repeat(33) })).toEqual({
    className: 'Use at most 32 characters',
  });
});
