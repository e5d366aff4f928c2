import { expect, test } from 'vitest';
import { findTheme } from '#shared/themes';
import { isMixed, mixedWith, withMixed, withoutMixed } from './mixed-colors.ts';

const many = Array.from({ length: 12 }, (_, index) => `#0000${(16 + index).toString(16)}`);

test('when a colour is mixed again, then it stands at the front, once', () =>
  expect(withMixed(['#111111', '#222222'], '#222222')).toEqual(['#222222', '#111111']));

test('when there are twelve, then the oldest makes room', () => {
  expect(withMixed(many, '#abcdef')).toHaveLength(12);
  expect(withMixed(many, '#abcdef')).toEqual(['#abcdef', ...many.slice(0, 11)]);
});

test('when one is forgotten, then the others stay', () =>
  expect(withoutMixed(['#111111', '#222222'], '#111111')).toEqual(['#222222']));

test('when the page has a colour that nobody here mixed, then it can be seen among the others', () => {
  expect(mixedWith(['#111111'], findTheme('#ffe600'))).toEqual(['#111111', '#ffe600']);
  expect(mixedWith(['#111111'], findTheme('#111111'))).toEqual(['#111111']);
  expect(mixedWith([], findTheme('ink'))).toEqual([]);
});

test('when a colour is that of a theme with a name, then it is not mixed', () =>
  expect(['#2e7a50', '#ffe600', 'ink'].map((saved) => isMixed(findTheme(saved)))).toEqual([
    false,
    true,
    false,
  ]));
