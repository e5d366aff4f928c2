import { describe, expect, test } from 'vitest';
import { findViewportFiles, formatViewportFrame, readViewportQuery } from './index.ts';

const origin = 'https://portal.example';

function read(query: string) {
  return readViewportQuery(new URLSearchParams(query), origin);
}

describe('what an address asks the viewport for', () => {
  test('when app and file id are there, then id and linkUrl come along', () => {
    const asked = { app: 'legacy', fileId: 'list/main', id: '7', linkUrl: '/account?a=1#b' };
    expect(read('app=legacy&fileId=list/main&id=7&linkUrl=%2Faccount%3Fa%3D1%23b&more=1')).toEqual(asked);
    expect(read(formatViewportFrame(asked).split('?')[1] ?? '')).toEqual(asked);
  });

  test('when only app and file id are there, then the frame has no more than these', () =>
    expect(formatViewportFrame({ app: 'legacy', fileId: 'a&b', id: undefined, linkUrl: undefined })).toBe(
      '/bff/viewport?app=legacy&fileId=a%26b',
    ));

  test.each(['', 'app=legacy', 'fileId=x', 'app=../api&fileId=x', 'app=a/b&fileId=x', 'app=legacy&fileId='])(
    'when the address says %j, then it asks for nothing',
    (query) => expect(read(query)).toBeUndefined(),
  );

  test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'when linkUrl is %s, then it is left out',
    (linkUrl) =>
      expect(read(`app=legacy&fileId=x&linkUrl=${encodeURIComponent(linkUrl)}`)?.linkUrl).toBeUndefined(),
  );
});

describe('the files of a file id', () => {
  const digest = `sha384-${'A'.repeat(64)}`;
  const manifest = {
    'a.js': '/legacy/a.js',
    'a.css': { src: '/legacy/a.css', integrity: digest },
    'b.js': { src: '/legacy/b.js', place: 'page' as const },
    'c.css': '/legacy/c.css',
  };

  test('when script and style are named, then both are found, with a digest where one is listed', () =>
    expect(findViewportFiles(manifest, 'a')).toMatchObject({
      script: { src: '/legacy/a.js' },
      style: { src: '/legacy/a.css', integrity: digest },
      place: 'frame',
    }));

  test('when the operator trusts the app, then its script runs in the page', () =>
    expect(findViewportFiles(manifest, 'b')).toMatchObject({ style: undefined, place: 'page' }));

  test.each(['c', 'd', '', '__proto__', 'constructor'])(
    'when there is no script for %j, then there are no files',
    (fileId) => expect(findViewportFiles(manifest, fileId)).toBeUndefined(),
  );
});
