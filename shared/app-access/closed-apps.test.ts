import { expect, test } from 'vitest';
import { findClosedApp } from './closed-apps.ts';

const closed = [
  { code: 'hw', deployPath: null },
  { code: 'res', deployPath: '/legacy/old' },
  { code: 'board', deployPath: 'area' },
  { code: 'report', deployPath: '/viewport#/?app=legacy' },
  { code: 'all', deployPath: '/' },
];

test.each([
  ['/pages/edu/pc_hw_tm/index.html', 'hw'],
  ['/pages/edu/mobile_hw_spm/index.html', 'hw'],
  ['/pages/edu/pc_hw2_tm/index.html', undefined],
  ['/legacy/old', 'res'],
  ['/legacy/old/part', 'res'],
  ['/legacy/older', undefined],
  ['/area/base/pc_board_tm/index.html', 'board'],
  ['/viewport', undefined],
  ['/account', undefined],
])('when the address is %s, then the closed app is %s', (path, code) => {
  expect(findClosedApp(path, closed)?.code).toBe(code);
});
