import { expect, test } from 'vitest';
import {
  createThemeStyle,
  defaultTheme,
  findTheme,
  findThemeOfStylePath,
  forcesTopLayout,
  namedThemes,
  themeStylePath,
} from './index.ts';

test('the themes are those of the specification, with its colours', () =>
  expect(namedThemes.map(({ name, kind, color }) => [kind, name, color])).toEqual([
    ['classic', 'ink', '#a9947f'],
    ['classic', 'lotus', '#68a265'],
    ['stage', 'cartoon', '#3abae8'],
    ['color', 'red', '#c8453b'],
    ['color', 'blue', '#457cd6'],
    ['color', 'lightBlue', '#3e8ede'],
    ['color', 'green', '#2e7a50'],
  ]));

test.each([null, undefined, '', 'nobody-knows', 'constructor', '#457CD6', 'blue'])(
  'when %j is saved, then it is the default theme',
  (saved) => expect(findTheme(saved)).toBe(defaultTheme),
);

test('when the colour of a theme is saved, then it is that theme', () =>
  expect(findTheme('#2E7A50').name).toBe('green'));

test('when a mixed colour is saved, then it is a theme of that colour', () =>
  expect(findTheme('#FFE600')).toEqual({
    name: '#ffe600',
    kind: 'color',
    color: '#ffe600',
    hasPicture: false,
  }));

test('when a theme has a picture, then it forces the top layout, and no other does', () =>
  expect(namedThemes.filter(forcesTopLayout).map(({ name }) => name)).toEqual(['ink', 'lotus', 'cartoon']));

test.each(['ink', 'lightBlue', '#ffe600'])(
  'when %s has a stylesheet, then its address leads back to it',
  (name) => expect(findThemeOfStylePath(themeStylePath(findTheme(name)))).toEqual(findTheme(name)),
);

test.each([
  '/common/styles/1.2.0/nobody.css',
  '/common/styles/1.2.0/../ink.css',
  '/common/styles/1.2.0/FFE600.css',
  '/common/styles/1.1.0/ink.css',
  '/common/styles/1.2.0/ink.css/x',
  '/common/styles/1.2.0/',
])('when %s is asked for, then it is no stylesheet', (path) =>
  expect(findThemeOfStylePath(path)).toBeUndefined(),
);

test('when a stylesheet is made, then it sets variables for light and dark, and a picture only where there is one', () => {
  expect(createThemeStyle(findTheme('ink'))).toMatch(
    /^:root\{[^{}]*--p-colors-brand-fill:#a9947f;[^{}]*--p-colors-brand-focus-ring:#[0-9a-f]{6}\}\.dark\{[^{}]*\}:root\{--theme-picture:url\(\/common\/styles\/1\.2\.0\/images\/ink\.svg\)/,
  );
  expect(createThemeStyle(findTheme('red'))).not.toContain('url(');
});
