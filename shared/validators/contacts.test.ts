import { describe, expect, test } from 'vitest';
import { isContactText, isEmail, isPhone } from './index.ts';

describe('a phone number', () => {
  test.each(['13800001111', '19999999999', '10000000000'])('when it is %j, then it passes', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each([
    '',
    '1380000111',
    '138000011112',
    '23800001111',
    ' 13800001111',
    '13800001111\n',
    '1380000111a',
  ])('when it is %j, then it does not pass', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('an e-mail address', () => {
  test.each(['zhou@example.com', 'a+b@x.y', '周@例子.公司', "o'neill@mail.example.co.uk"])(
    'when it is %j, then it passes',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each(['', 'zhou', 'zhou@example', '@example.com', 'zhou@', 'zhou@.com', 'a@b@c.d', 'a b@c.d', 'a@b.'])(
    'when it is %j, then it does not pass',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

test('when a text is longer than any address, then it does not pass as one', () => {
  const domain = '@example.com';
  expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
});

describe('a contact', () => {
  test.each(['', '010-6265 1234', '13800001111', '- -'])('when it is %j, then it passes', (text) => {
    expect(isContactText(text)).toBe(true);
  });

  test.each(['+86 10', 'ext. 12', '１２３', '(010)'])('when it is %j, then it does not pass', (text) => {
    expect(isContactText(text)).toBe(false);
  });
});
