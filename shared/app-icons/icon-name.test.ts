import { expect, test } from 'vitest';
import { fullIconName, iconName, initialOf } from './icon-name.ts';
import { buildIcon } from './testing/build-icon.ts';

test('when the language is Chinese, then the display name comes before the plain name', () => {
  expect(iconName(buildIcon({ zname: '我的备课' }), 'zh-CN')).toBe('我的备课');
  expect(iconName(buildIcon(), 'zh-CN')).toBe('备课');
});

test('when the language is English, then the short English name is taken', () => {
  expect(iconName(buildIcon(), 'en')).toBe('Lesson Prep');
});

test('when the short English name is missing, then the English name, then the Chinese one stands in', () => {
  expect(iconName(buildIcon({ englishShortName: null }), 'en')).toBe('Lesson Preparation');
  expect(iconName(buildIcon({ englishShortName: ' ', englishName: null }), 'en')).toBe('备课');
});

test('when no name is there at all, then the code stands in', () => {
  expect(iconName(buildIcon({ name: '' }), 'zh-CN')).toBe('prep');
});

test('when the full name is asked for, then it is the long one of the language', () => {
  expect(fullIconName(buildIcon({ shortName: '备' }), 'zh-CN')).toBe('备课');
  expect(fullIconName(buildIcon(), 'en')).toBe('Lesson Preparation');
});

test.each([
  ['问卷', '问'],
  ['surveys', 'S'],
  ['𠮷祥', '𠮷'],
  ['  ', '?'],
])('when the image of %j is broken, then %s stands on the tile', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
