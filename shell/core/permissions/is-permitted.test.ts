import { expect, test } from 'vitest';
import { isPermitted } from './is-permitted.ts';

const codeKeys = { list: '人员列表', edit: '编辑' };

test.each<[string | string[], boolean]>([
  ['list', true],
  ['reset-pwd', false],
  ['', false],
  ['toString', false],
  [['reset-pwd', 'edit'], true],
  [['list', 'edit'], true],
  [['reset-pwd', 'import'], false],
  [[], false],
])('when %j is asked for, then being permitted is %s', (code, permitted) => {
  expect(isPermitted(code, codeKeys)).toBe(permitted);
  expect(isPermitted(code, {})).toBe(false);
});
