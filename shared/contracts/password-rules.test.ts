import { expect, test } from 'vitest';
import { isAcceptablePassword, judgePassword } from './password-rules.ts';

test.each([
  ['Demo2026', true, true],
  ['12345678', false, true],
  ['abcdefgh', false, true],
  ['abcdefg!', true, false],
  ['1234567!', true, false],
  ['!!!!!!!!', false, false],
  ['abc-def@', true, true],
  ['short1!', false, false],
  ['exactly-20-chars-ok1', true, true],
  ['one-more-than-20-char', false, false],
  ['with space1', false, false],
  ['带汉字的密码1234', false, false],
])('when the password is %s, then strong says %s and simple says %s', (password, strong, simple) => {
  expect([isAcceptablePassword('strong', password), isAcceptablePassword('simple', password)]).toEqual([
    strong,
    simple,
  ]);
});

test('when somebody types, then each condition tells by itself whether it is met', () => {
  const unmet = (rule: 'strong' | 'simple', password: string): string[] =>
    judgePassword(rule, password)
      .filter(({ isMet }) => !isMet)
      .map(({ condition }) => condition);
  expect(unmet('strong', '')).toEqual(['length', 'mixed', 'noSpaces', 'noChinese']);
  expect(unmet('strong', 'abc 汉')).toEqual(['length', 'noSpaces', 'noChinese']);
  expect(unmet('strong', '12345678')).toEqual(['mixed']);
  expect(unmet('simple', '')).toEqual(['length', 'plainCharacters']);
  expect(unmet('simple', '12345678!')).toEqual(['plainCharacters']);
});
