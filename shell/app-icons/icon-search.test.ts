import { expect, test } from 'vitest';
import { buildGroup, buildIcon } from '../../shared/app-icons/testing/build-icon.ts';
import { searchGroups } from './icon-search.ts';
import { readsAs } from './pinyin.ts';

const groups = [
  buildGroup('teach', '教学', [
    buildIcon(),
    buildIcon({ code: 'hw', name: '作业', englishName: 'Homework', englishShortName: 'Homework' }),
  ]),
  buildGroup('office', '办公', [
    buildIcon({ code: 'drive', name: '网盘', englishName: 'Drive', englishShortName: null }),
  ]),
];
const found = (query: string) =>
  searchGroups(groups, query, readsAs).flatMap((group) => group.iconVMs.map((icon) => icon.code));

test('when nothing is typed, then every group stays', () => {
  expect(searchGroups(groups, '  ')).toEqual(groups);
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
  ['bk', ['prep']],
  ['zuoy', ['hw']],
  ['WP', ['drive']],
  ['ke', ['prep']],
  ['nothing here', []],
])('when %j is typed, then %j are found', (query, codes) => {
  expect(found(query)).toEqual(codes);
});

test('when a group has no match, then its heading goes too', () => {
  expect(searchGroups(groups, 'drive').map((group) => group.code)).toEqual(['office']);
});

test('when the readings have not come yet, then names and codes are searched all the same', () => {
  expect(searchGroups(groups, 'bk')).toEqual([]);
  expect(searchGroups(groups, 'hw')).toHaveLength(1);
});
