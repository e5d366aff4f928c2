import { expect, test } from 'vitest';
import { findMovedAddress, parseUnitView } from './unit-route.ts';

test.each([
  ['', 'sessions'],
  ['#/nonsense', 'sessions'],
  ['#/sessions', 'sessions'],
  ['#/audit?kind=failure', 'audit'],
])('when the hash is %j, then the view is %s', (hash, view) => {
  expect(parseUnitView(hash)).toBe(view);
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
