import { expect, test } from 'vitest';
import { canOpen, findPagePrefix } from './index.ts';

const openings = {
  remotes: [
    { code: 'desktop', paths: ['/desktop/home'] },
    { code: 'base', paths: ['/pages/base/pc_base_tm/index.html'] },
  ],
  pagePrefixes: ['/legacy', '/area/old'],
};

test.each([
  ['/', true],
  ['/desktop/home?view=arrange', true],
  ['/pages/base/pc_base_tm/index.html#/people/list', true],
  ['/legacy', true],
  ['/legacy/old', true],
  ['/legacy/old?x=/y#z', true],
  ['/area/old/a.html', true],
  ['/legacyold', false],
  ['/area', false],
  ['/area/older', false],
  ['/pages/edu/pc_prep_tm/index.html', false],
  ['/pages/edu/pc_prep_tm/index.html#/legacy/old', false],
])('when an app leads to %s, then that it can open is %s', (address, isOpen) =>
  expect(canOpen(address, openings)).toBe(isOpen),
);

test('when a path stands below no prefix, then there is none', () => {
  expect(findPagePrefix('/legacy/old', openings.pagePrefixes)).toBe('/legacy');
  expect(findPagePrefix('/x/legacy', openings.pagePrefixes)).toBeUndefined();
});
