import { expect, test } from 'vitest';
import { versionStatusOf } from './version-status.ts';

const quiet = { own: 'one', deployed: 'one', putOff: undefined, isStale: false };

test.each([
  ['the server has the build of the page', {}, undefined],
  ['the server has not said anything yet', { deployed: undefined }, undefined],
  ['the server has another build', { deployed: 'two' }, 'newer'],
  ['the user has put that build off', { deployed: 'two', putOff: 'two' }, undefined],
  ['a third build comes after the one put off', { deployed: 'three', putOff: 'two' }, 'newer'],
  ['files of the page are gone', { isStale: true }, 'stale'],
  ['the open app has another version', { appVersion: '/assets/x/a/2' }, 'app'],
  ['the user has put that version off', { appVersion: '/assets/x/a/2', putOff: '/assets/x/a/2' }, undefined],
  [
    'files are gone, although the build was put off',
    { deployed: 'two', putOff: 'two', isStale: true },
    'stale',
  ],
] as const)('when %s, then the bar says %o', (_, state, status) => {
  expect(versionStatusOf({ ...quiet, ...state })).toBe(status);
});
