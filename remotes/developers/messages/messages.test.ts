import { expect, test } from 'vitest';
import english from './en.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

test('when the catalogues are compared, then they tell the same things in the same order', () => {
  expect(Object.keys(english)).toEqual(Object.keys(chinese));
});

test('when a Chinese text is read, then it is Chinese, and no English one holds Chinese', () => {
  for (const [id, text] of Object.entries(english))
    expect([id, /\p{Script=Han}/u.test(text)]).toEqual([id, false]);
});
