import { expect, test } from 'vitest';
import { findRoute, putRouteIntoHash } from './route-of.ts';

test.each([
  ['?_r=/api', '#/register', '', '#/api'],
  ['?a=1&_r=%23%2Fpeople%2Flist%3Fpage%3D2', '', '?a=1', '#/people/list?page=2'],
  ['?a=1', '#/x?_r=/register', '?a=1', '#/register'],
  ['?_r=', '#/register', '', ''],
  ['?_r=//evil.example', '', '', '#/evil.example'],
])('when %s%s asks by _r, then that route takes the place of the hash', (search, hash, ...expected) => {
  const address = putRouteIntoHash({ search, hash });
  expect([address?.search, address?.hash]).toEqual(expected);
  expect(address && findRoute(address)).toBe(findRoute({ search, hash }));
});

test.each(['', '#/register', '#/x?a=1'])('when %s asks without _r, then the address stays', (hash) => {
  expect(putRouteIntoHash({ search: '?a=1', hash })).toBeUndefined();
});
