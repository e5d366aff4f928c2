import { expect, test } from 'vitest';
import { mergePrefs } from './merge-prefs.ts';
import type { Prefs } from './prefs.ts';

const phone: Prefs = {
  hidden: { at: 5, value: ['hw'] },
  layout: { at: 9, value: 'left' },
  recent: {
    at: 20,
    value: [
      { code: 'hw', at: 20 },
      { code: 'tt', at: 1 },
    ],
  },
};
const podium: Prefs = {
  hidden: { at: 6, value: [] },
  favourites: { at: 2, value: ['tt'] },
  recent: {
    at: 30,
    value: [
      { code: 'tt', at: 30 },
      { code: 'exam', at: 7 },
    ],
  },
};
const united = {
  hidden: { at: 6, value: [] },
  layout: { at: 9, value: 'left' },
  favourites: { at: 2, value: ['tt'] },
  recent: {
    at: 30,
    value: [
      { code: 'tt', at: 30 },
      { code: 'hw', at: 20 },
      { code: 'exam', at: 7 },
    ],
  },
};

test('when two devices changed things, then of each the newer counts and recent apps are united', () => {
  expect(mergePrefs(phone, podium)).toEqual(united);
});

test('when they are merged the other way round, or again, then the result is the same', () => {
  expect(mergePrefs(podium, phone)).toEqual(united);
  expect(mergePrefs(mergePrefs(phone, podium), phone)).toEqual(united);
});

test('when both changed at one moment, then both sides agree on one value', () => {
  const a: Prefs = { layout: { at: 1, value: 'left' } };
  const b: Prefs = { layout: { at: 1, value: 'top' } };
  expect(mergePrefs(a, b)).toEqual(mergePrefs(b, a));
});

test('when more than ten apps are recent, then the ten newest stay', () => {
  const many = (from: number): Prefs => ({
    recent: {
      at: from,
      value: Array.from({ length: 10 }, (_, i) => ({ code: `a${from + i}`, at: from + i })),
    },
  });
  const codes = mergePrefs(many(0), many(5)).recent?.value.map(({ code }) => code);
  expect(codes).toEqual(['a14', 'a13', 'a12', 'a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5']);
});
