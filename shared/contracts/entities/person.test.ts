import { describe, expect, test } from 'vitest';
import { findFieldErrors } from '../fields/field-problems.ts';
import { emptyDraftOf } from '../fields/field-table.ts';
import { type PersonFields, personFields } from './person.ts';

function fields(change: Partial<PersonFields> = {}): PersonFields {
  return { ...emptyDraftOf(personFields), loginName: 't.new', realName: '新老师', ...change };
}

function wrongFields(change: Partial<PersonFields>): string[] {
  return findFieldErrors(personFields, fields(change)).map((error) => error.field);
}

describe('the fields of a person', () => {
  test.each<Partial<PersonFields>>([
    {},
    { loginName: 'a_b' },
    { loginName: 'A'.repeat(32) },
    { loginName: '2026-1.b' },
    { realName: '欧阳子轩·买买提' },
    { realName: '林海 Lin Hai' },
    { realName: '𠮷'.repeat(20) },
    { phone: '13800000000' },
    { email: 'a@b.cn' },
  ])('when they hold %o, then nothing is wrong', (change) => {
    expect(findFieldErrors(personFields, fields(change))).toEqual([]);
  });

  test.each(['', 'ab', 'a'.repeat(33), 'a b', '张三三', 'a@b', "a'b", 'a/b', 'abc\n'])(
    'when the login name is %j, then it is refused',
    (loginName) => {
      expect(wrongFields({ loginName })).toEqual(['loginName']);
    },
  );

  test.each(['', '名'.repeat(21), 'a\u0000b', 'a\nb', 'a\u202eb'])(
    'when the real name is %j, then it is refused',
    (realName) => {
      expect(wrongFields({ realName })).toEqual(['realName']);
    },
  );

  test.each(['1380000000', '138000000000', '23800000000', '1380000000a', '+8613800000000'])(
    'when the phone is %j, then it is refused',
    (phone) => {
      expect(wrongFields({ phone })).toEqual(['phone']);
    },
  );

  test.each(['a', 'a@', 'a@b', '@b.cn', 'a b@c.cn'])('when the e-mail is %j, then it is refused', (email) => {
    expect(wrongFields({ email })).toEqual(['email']);
  });

  test.each(['sex', 'gradeName', 'className'])(
    'when %s holds a control character, then it is refused',
    (field) => {
      expect(wrongFields({ [field]: 'a\u0000' })).toEqual([field]);
      expect(wrongFields({ [field]: '(2)班' })).toEqual([]);
    },
  );

  test('when several fields are wrong, then each has a message in both languages', () => {
    const errors = findFieldErrors(personFields, fields({ loginName: '', phone: 'x' }));
    expect(errors.map((error) => error.field)).toEqual(['loginName', 'phone']);
    for (const { message } of errors) expect(message).toMatch(/^\p{Script=Han}.+\|\|\|[A-Z].+$/u);
  });
});
