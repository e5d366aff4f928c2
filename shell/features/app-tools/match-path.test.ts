import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/notes/:id', '/notes/12', { id: '12' }],
  ['/notes/:id', '/notes/%E8%AF%BE/', { id: '课' }],
  ['/notes/:id', '/notes/%E8', { id: '%E8' }],
  ['/', '/', {}],
  ['/', '', {}],
  ['/a/:b/c/:d', '/a/1/c/2', { b: '1', d: '2' }],
  ['/notes/:id', '/notes', undefined],
  ['/notes/:id', '/other/12', undefined],
  ['/notes', '/notes/12', undefined],
])('when the pattern is %s and the path %s, then the parameters are %j', (pattern, path, parameters) =>
  expect(matchPath(pattern, path)).toEqual(parameters),
);
