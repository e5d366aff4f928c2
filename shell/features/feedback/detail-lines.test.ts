import { expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

test('when details are shown, then nothing that goes along is left out, and failed calls stand near the top', () => {
  const lines = detailLines({
    page: '/desktop/home',
    build: 'b1',
    remotes: [
      { name: 'desktop', version: '1.0.0' },
      { name: 'people', version: '1.2.0' },
    ],
    browser: 'Chromium',
    language: 'en',
    window: '390×844',
    reloads: 2,
    failedCalls: [
      { at: 0, method: 'GET', path: '/api/x', status: 500, kind: 'body', requestId: 'r-1' },
      { at: 1000, method: 'POST', path: '/api/y', status: 0, kind: 'network' },
    ],
  });
  expect(lines.map(({ what, value }) => `${what}: ${value}`)).toEqual([
    'page: /desktop/home',
    'failedCall: 1970-01-01T00:00:00.000Z · GET · /api/x · 500 · body · r-1',
    'failedCall: 1970-01-01T00:00:01.000Z · POST · /api/y · network',
    'build: b1',
    'remotes: desktop 1.0.0, people 1.2.0',
    'browser: Chromium',
    'language: en',
    'window: 390×844',
    'reloads: 2',
  ]);
});
