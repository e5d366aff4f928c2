import { expect, test } from 'vitest';
import { auditList } from '#shared/contracts';
import { findMovedAddress, findUnitView } from './unit-route.ts';

test.each([
  ['', 'sessions'],
  ['#/nonsense', 'sessions'],
  ['#/sessions', 'sessions'],
  ['#/audit?kind=failure', 'audit'],
])('when the hash is %j, then the view is %s', (hash, view) => {
  expect(findUnitView(hash, () => true)).toBe(view);
});

test('when the user has one view alone, then that one is open whatever the hash; when she has none, then none is', () => {
  expect(findUnitView('#/sessions', (call) => call === auditList)).toBe('audit');
  expect(findUnitView('#/audit', () => false)).toBeUndefined();
});

test.each([
  ['#/audit', '/account/unit#/audit'],
  ['#/audit?kind=failure&page=2', '/account/unit#/audit?kind=failure&page=2'],
  ['#/people', '/account/unit#/sessions'],
  ['#/sessions', undefined],
  ['', undefined],
])('when an old address had %j, then the page is at %j now', (hash, address) => {
  expect(findMovedAddress(hash)).toBe(address);
});
