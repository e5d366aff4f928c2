import { expect, test } from 'vitest';
import { buildPerson } from '../testing/build-person.ts';
import { differencesOf, draftOf, emptyDraft, fieldsOf, isChanged } from './person-draft.ts';

test('when a person is opened, then what is missing stands as empty text', () => {
  expect(draftOf(buildPerson())).toEqual({
    ...emptyDraft,
    loginName: 's.zhoule',
    realName: '周乐',
    userType: 1,
    gradeName: '三年级',
    className: '(2)班',
  });
});

test('when the form is sent, then the texts are trimmed', () => {
  expect(fieldsOf({ ...emptyDraft, realName: ' 王芳 ', phone: ' 138 ' })).toMatchObject({
    realName: '王芳',
    phone: '138',
  });
});

test('when a student becomes a teacher, then grade and class are not sent', () => {
  const student = draftOf(buildPerson());
  expect(fieldsOf({ ...student, userType: 2 })).toMatchObject({ gradeName: '', className: '' });
});

test('when only spaces were added, then nothing has changed', () => {
  const start = draftOf(buildPerson());
  expect(isChanged({ ...start, realName: '周乐 ' }, start)).toBe(false);
  expect(isChanged({ ...start, realName: '周乐乐' }, start)).toBe(true);
});

test('when two versions differ, then the fields are named in the order of the form', () => {
  const mine = draftOf(buildPerson());
  expect(differencesOf(mine, { ...mine, phone: '13800000000', realName: '周乐乐' })).toEqual([
    'realName',
    'phone',
  ]);
});
