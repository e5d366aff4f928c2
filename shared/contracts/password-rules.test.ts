import { expect, test } from 'vitest';
import { isAcceptablePassword } from './password-rules.ts';

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
