import { describe, expect, test } from 'vitest';
import {
  appKeysHash,
  appsHash,
  appUploadHash,
  formatApiHash,
  formatAppHash,
  formatClientHash,
  formatGuideHash,
  listHash,
  listQuery,
  parseRoute,
  registerHash,
} from './route.ts';

describe('the routes of the app', () => {
  test.each(['', '#', '#/', '#/clients', '#/clients?view=nonsense&page=-1&status=x'])(
    'when the hash is %j, then the list of my apps is meant',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ name: 'list', query: listQuery.empty });
    },
  );

  test.each([
    { name: 'client', clientId: 'a/b?c#d é', section: 'try' },
    { name: 'client', clientId: 'reader', section: 'overview' },
  ] as const)('when %o is written and read, then it is the same', (route) => {
    expect(parseRoute(formatClientHash(route.clientId, route.section))).toEqual(route);
  });

  test('when a list is narrowed, then its address says so', () => {
    const query = { view: 'all', keyword: '阅读 100%', status: 'active', page: 3 } as const;
    expect(parseRoute(listQuery.format(query))).toEqual({ name: 'list', query });
    expect(listHash).toBe('#/clients');
  });

  test('when other pages are addressed, then they are found', () => {
    expect(parseRoute(registerHash)).toEqual({ name: 'register' });
    expect(parseRoute(appsHash)).toEqual({ name: 'apps' });
    expect(parseRoute(formatAppHash('notes'))).toEqual({ name: 'app', code: 'notes' });
    expect(parseRoute(appUploadHash)).toEqual({ name: 'app-upload' });
    expect(parseRoute(appKeysHash)).toEqual({ name: 'app-keys' });
    expect(parseRoute(formatGuideHash('authlib'))).toEqual({ name: 'guide', guide: 'authlib' });
    expect(parseRoute(formatGuideHash('README'))).toEqual({ name: 'guide', guide: 'README' });
    expect(parseRoute(formatApiHash('oauth/me'))).toEqual({ name: 'api', keyword: 'oauth/me' });
  });

  test.each([
    '#/nothing',
    '#/clients/x/nothing',
    '#/clients/x/log/more',
    '#/clients/%E0%A4%A',
    '#/api/x',
    '#/apps/x/y',
    '#/app-keys/x',
    '#/guides/nothing',
  ])('when the hash is %j, then there is no such page', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'unknown' });
  });
});
