import { expect, test } from 'vitest';
import { collectDetails, type PageInfo } from './collect-details.ts';

const page: PageInfo = {
  location: { pathname: '/pages/base/pc_base_tm/index.html', hash: '#/list?keyword=周敏' },
  build: 'b1',
  remotes: [{ name: 'people', version: '1.0.0' }],
  userAgent: 'Chromium',
  language: 'zh-CN',
  width: 1366,
  height: 768,
  reloads: 0,
  failedCalls: [
    { at: 1, method: 'GET', path: '/api/x?token=t1', status: 500, kind: 'body', requestId: 'r-1' },
    { at: 2, method: 'GET', path: '/api/y', status: 0, kind: 'network', requestId: undefined },
  ],
  appLog: [],
};

test('when details are gathered, then queries stay behind, of the page, its route and of calls', () => {
  expect(collectDetails(page)).toEqual({
    page: '/pages/base/pc_base_tm/index.html#/list',
    build: 'b1',
    remotes: [{ name: 'people', version: '1.0.0' }],
    browser: 'Chromium',
    language: 'zh-CN',
    window: '1366×768',
    failedCalls: [
      { at: 1, method: 'GET', path: '/api/x', status: 500, kind: 'body', requestId: 'r-1' },
      { at: 2, method: 'GET', path: '/api/y', status: 0, kind: 'network' },
    ],
  });
});

test('when the hash is no route, then it does not go along', () => {
  const location = { pathname: '/desktop/home', hash: '#access_token=geheim' };
  expect(collectDetails({ ...page, location }).page).toBe('/desktop/home');
});

test('when a browser names itself at length, then it is cut to what the call takes', () => {
  expect(collectDetails({ ...page, userAgent: 'x'.repeat(900) }).browser).toHaveLength(512);
});

test('when the page was loaded anew, then it says how often', () => {
  expect(collectDetails(page)).not.toHaveProperty('reloads');
  expect(collectDetails({ ...page, reloads: 3 }).reloads).toBe(3);
});

test('when an app has logged something, then it goes along; else nothing is said of it', () => {
  const line = { at: 3, app: 'notes', level: 'warn', text: 'late' } as const;
  expect(collectDetails({ ...page, appLog: [line] }).appLog).toEqual([line]);
  expect(collectDetails(page)).not.toHaveProperty('appLog');
});
