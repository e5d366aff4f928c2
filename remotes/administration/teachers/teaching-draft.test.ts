import { expect, test } from 'vitest';
import { findProblems, withLine, withoutLine, withTeacher } from './teaching-draft.ts';

const zhou = { userId: '2001', realName: '周敏', loginName: 't.zhou' };
const wu = { userId: '2002', realName: '吴刚', loginName: 't.wu' };

test('when teachers join a class, then the first is its head, until something else is said', () => {
  const both = withTeacher(withTeacher({ teaching: [] }, zhou), wu);
  expect(both.teaching.map(({ userId, isHead }) => [userId, isHead])).toEqual([
    ['2001', true],
    ['2002', false],
  ]);
  const changed = withLine(withLine(both, 1, { isHead: true }), 0, { subject: '语文' });
  expect(changed.teaching).toEqual([
    { ...zhou, subject: '语文', isHead: true },
    { ...wu, subject: '', isHead: true },
  ]);
  expect(withoutLine(changed, 0).teaching).toEqual([{ ...wu, subject: '', isHead: true }]);
});

test('when somebody teaches a subject twice, then the form says so; two subjects are fine', () => {
  const twice = withTeacher(withTeacher({ teaching: [] }, zhou), zhou);
  expect(findProblems(twice).teaching?.['zh-CN']).toBeTruthy();
  expect(findProblems(withLine(twice, 0, { subject: '语文' }))).toEqual({});
  expect(findProblems(withLine(twice, 0, { subject: '  ' })).teaching).toBeTruthy();
});
