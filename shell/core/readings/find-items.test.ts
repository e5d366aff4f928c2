import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';
import { readsAs } from './pinyin.ts';

const items = [
  { id: 'prep', label: '备课', words: ['Lesson Prep', 'prep'] },
  { id: 'hw', label: '作业', words: ['Homework', 'hw'] },
  { id: 'drive', label: '网盘', words: ['Drive', 'drive'] },
  { id: 'dark', label: '深色', words: ['Dark', '夜间模式'] },
];

function found(query: string) {
  return findItems(items, query, readsAs).map(({ id }) => id);
}

test('when nothing is typed, then everything stays', () => {
  expect(findItems(items, '  ')).toEqual(items);
});

test.each([
  ['备', ['prep']],
  ['作业', ['hw']],
  ['home', ['hw']],
  ['HOME', ['hw']],
  ['ｄｒｉｖｅ', ['drive']],
  ['hw', ['hw']],
  ['lesson  prep', ['prep']],
  ['prep 备课', ['prep']],
  ['beike', ['prep']],
  ['bei ke', ['prep']],
  ['bk', ['prep']],
  ['zuoy', ['hw']],
  ['WP', ['drive']],
  ['ke', ['prep']],
  ['shense', ['dark']],
  ['yejian', ['dark']],
  ['yjms', ['dark']],
  ['nothing here', []],
])('when %j is typed, then %j are found', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('when several fit, then what begins so comes before what holds it, and both before what is read so', () => {
  const sorted = [
    { id: 'other word', label: '网盘', words: ['ke'] },
    { id: 'read', label: '课表', words: [] },
    { id: 'holds', label: 'Make', words: [] },
    { id: 'begins', label: 'Kept', words: [] },
  ];
  expect(findItems(sorted, 'ke', readsAs).map(({ id }) => id)).toEqual([
    'begins',
    'holds',
    'read',
    'other word',
  ]);
});

test('when the readings have not come yet, then labels and words are searched all the same', () => {
  expect(findItems(items, 'bk')).toEqual([]);
  expect(findItems(items, 'hw')).toHaveLength(1);
});
