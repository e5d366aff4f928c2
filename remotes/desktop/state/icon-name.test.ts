import { expect, test } from 'vitest';
import { buildGroup, buildIcon } from '../testing/build-icon.ts';
import { fullIconNameOf, groupNameOf, iconNameOf, initialOf } from './icon-name.ts';

test('when the language is Chinese, then the display name comes before the plain name', () => {
  expect(iconNameOf(buildIcon({ zname: '我的备课' }), 'zh-CN')).toBe('我的备课');
  expect(iconNameOf(buildIcon(), 'zh-CN')).toBe('备课');
});

test('when the language is English, then the short English name is taken', () => {
  expect(iconNameOf(buildIcon(), 'en')).toBe('Lesson Prep');
});

test('when the short English name is missing, then the English name, then the Chinese one stands in', () => {
  expect(iconNameOf(buildIcon({ englishShortName: null }), 'en')).toBe('Lesson Preparation');
  expect(iconNameOf(buildIcon({ englishShortName: ' ', englishName: null }), 'en')).toBe('备课');
});

test('when no name is there at all, then the code stands in', () => {
  expect(iconNameOf(buildIcon({ name: '' }), 'zh-CN')).toBe('prep');
});

test('when the full name is asked for, then it is the long one of the language', () => {
  expect(fullIconNameOf(buildIcon({ shortName: '备' }), 'zh-CN')).toBe('备课');
  expect(fullIconNameOf(buildIcon(), 'en')).toBe('Lesson Preparation');
});

test('when a group has no English name, then its Chinese name stands in', () => {
  expect(groupNameOf(buildGroup('teach', '教学', []), 'en')).toBe('教学');
  expect(groupNameOf({ ...buildGroup('teach', '教学', []), englishName: 'Teaching' }, 'en')).toBe('Teaching');
});

test.each([
  ['问卷', '问'],
  ['surveys', 'S'],
  ['𠮷祥', '𠮷'],
  ['  ', '?'],
])('when the image of %j is broken, then %s stands on the tile', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
