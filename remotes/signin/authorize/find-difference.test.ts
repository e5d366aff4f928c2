import { expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

it('when an address has a sign too many, then that sign is what differs', () =>
  expect(findDifference('http://a/cb/', ['http://a/cb', 'http://b/'])).toEqual({
    received: { alike: 'http://a/cb', different: '/' },
    registered: [
      { alike: 'http://a/cb', different: '' },
      { alike: 'http://', different: 'b/' },
    ],
  }));

it('when letters only look alike, then they differ, and no sign is cut in two', () => {
  expect(findDifference('http://\u{1d5ba}', ['http://\u{1d5bb}']).received).toEqual({
    alike: 'http://',
    different: '\u{1d5ba}',
  });
});

it('when nothing is registered, then all of it differs', () =>
  expect(findDifference('x', [])).toEqual({ received: { alike: '', different: 'x' }, registered: [] }));
