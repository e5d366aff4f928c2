import { describe, expect, test } from 'vitest';
import type { AppRoute } from '#shared/contracts';
import { filterRoutes } from './filter-routes.ts';
import { matchRoute, notFoundRoute } from './match-route.ts';

const list: AppRoute = { path: '/people/list', meta: { code: 'list' } };
const reset: AppRoute = { path: 'reset', meta: { code: 'reset-pwd' } };
const about: AppRoute = { path: 'about' };
const group: AppRoute = { path: '/people', children: [reset, about] };
const wildcard: AppRoute = { path: '*' };
const start: AppRoute = { path: '/', redirect: '/people/list' };
const codes = { list: '人员列表' };

describe('the routes that are kept', () => {
  test.each<[string, AppRoute[], Record<string, string>, AppRoute[]]>([
    ['a permitted code', [list], codes, [list]],
    ['a code that is not permitted', [reset], codes, []],
    ['no permission at all', [list, reset], {}, []],
    ['a route without a code', [about], {}, [about]],
    [
      'a wildcard, with whatever code',
      [{ ...wildcard, meta: { code: 'x' } }],
      {},
      [{ ...wildcard, meta: { code: 'x' } }],
    ],
    [
      'a redirect, with whatever code',
      [{ ...start, meta: { code: 'x' } }],
      {},
      [{ ...start, meta: { code: 'x' } }],
    ],
    ['children', [group], codes, [{ ...group, children: [about] }]],
    [
      'children of which none is left',
      [{ path: '/p', children: [reset] }],
      codes,
      [{ path: '/p', children: [] }],
    ],
    ['children below a code that is not permitted', [{ ...group, meta: { code: 'x' } }], codes, []],
    ['a code that every object has', [{ path: '/c', meta: { code: 'constructor' } }], {}, []],
  ])('when there is %s, then that decides', (_, routes, permitted, kept) =>
    expect(filterRoutes(routes, permitted)).toEqual(kept),
  );

  test('when routes are filtered, then the configured list stays what it was', () => {
    const before = structuredClone(group);
    filterRoutes([group], {});
    expect(group).toEqual(before);
  });
});

describe('the route of a path', () => {
  const routes: AppRoute[] = [
    start,
    list,
    { path: '/clients', children: [{ path: ':id' }, { path: ':id/log' }] },
  ];
  test.each<[string, AppRoute[], string, AppRoute]>([
    ['a path of the list', routes, '/people/list', list],
    ['a hash with a query', routes, '#/people/list?q=1', list],
    ['a redirect', routes, '/', list],
    ['a child with a parameter', routes, '/clients/a%2Fb', { path: ':id' }],
    ['a longer child', routes, '/clients/a/log', { path: ':id/log' }],
    ['a parameter without a value', routes, '/clients/', notFoundRoute],
    ['a path of nothing', routes, '/nowhere', notFoundRoute],
    ['a path of nothing beside a wildcard', [...routes, wildcard], '/nowhere', wildcard],
    ['nothing left', [], '/people/list', notFoundRoute],
    ['a group without children', [{ path: '/p', children: [] }], '/p', notFoundRoute],
    [
      'a redirect in a circle',
      [
        { path: '/a', redirect: '/b' },
        { path: '/b', redirect: '/a' },
      ],
      '/a',
      notFoundRoute,
    ],
  ])('when it is %s, then it is found', (_, list_, path, route) =>
    expect(matchRoute(list_, path)).toEqual(route),
  );

  test('when the app has a prefix, then it stands in front of every path', () => {
    expect(matchRoute([{ path: '/list' }], '/school/list', '/school')).toEqual({ path: '/list' });
    expect(matchRoute([{ path: '/list' }], '/list', '/school')).toEqual(notFoundRoute);
  });
});
