import { expect, test } from 'vitest';
import { createEncodingNegotiator, negotiateEncoding } from './negotiate-encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.0', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['identity, br;q=0.1', ['identity', 'br']],
  ['br;q=high', ['identity']],
  ['identity;q=0', ['identity']],
  ['deflate', ['identity']],
])('when a browser accepts %j, then the bodies are tried in the order %j', (accept, expected) => {
  expect(negotiateEncoding(accept)).toEqual(expected);
});

test('when thousands of different wishes come, then the memory of them stays bounded and right', () => {
  const negotiate = createEncodingNegotiator();
  for (let index = 0; index < 2000; index++) negotiate(`br;q=0.${index}`);
  expect(negotiate('gzip')).toEqual(['gzip', 'identity']);
  expect(negotiate('gzip')).toEqual(['gzip', 'identity']);
});
