import { expect, test } from 'vitest';
import { marginOf, widthOf } from './placement.ts';

test('when a position is named, then the margins put the dialog there, and top counts in window heights', () => {
  expect(marginOf('middle', '15%')).toBe('15dvh auto auto auto');
  expect(marginOf('left', '10%')).toBe('10dvh auto auto 8px');
  expect(marginOf('right', '40px')).toBe('40px 8px auto auto');
  expect(marginOf('top', '15%')).toBe('8px auto auto auto');
  expect(marginOf('bottom', '15%')).toBe('auto auto 8px auto');
  expect(marginOf('tr', '15%')).toBe('8px 8px auto auto');
});

test('when four sides are given, then they are taken as they stand', () => {
  expect(marginOf([20, 'auto', 'auto', 12], '15%')).toBe('20px auto auto 12px');
});

test('when no width is wished for, then the size decides, and the window limits both', () => {
  expect(widthOf('small', undefined)).toBe('clamp(min(20rem, 100dvw - 16px), 60%, 100dvw - 16px)');
  expect(widthOf('large', undefined)).toContain(' 90%,');
  expect(widthOf('full', undefined)).toBe('100%');
  expect(widthOf('full', '650px')).toContain(' 650px,');
});
