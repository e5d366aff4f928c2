import { expect, test, vi } from 'vitest';

vi.hoisted(() =>
  Object.assign(globalThis, { location: new URL('http://localhost/'), addEventListener: () => undefined }),
);

const { formatRoute, parseRoute } = await import('./use-route.ts');

test.each([
  ['', { path: '/', query: {} }],
  ['#section', { path: '/', query: {} }],
  ['#/', { path: '/', query: {} }],
  ['#/notes/12', { path: '/notes/12', query: {} }],
  ['#/notes?tab=files&q=a%20b', { path: '/notes', query: { tab: 'files', q: 'a b' } }],
  ['#/notes?q=what?', { path: '/notes', query: { q: 'what?' } }],
])('when the hash is %j, then the route is %j', (hash, route) => expect(parseRoute(hash)).toEqual(route));

test.each([
  ['/notes', undefined, '#/notes'],
  ['notes', {}, '#/notes'],
  ['/notes', { tab: 'files', page: undefined }, '#/notes?tab=files'],
])('when %s opens with %j, then the hash is %s', (path, query, hash) =>
  expect(formatRoute(path, query)).toBe(hash),
);
