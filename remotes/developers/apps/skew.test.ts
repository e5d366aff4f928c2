import { expect, test } from 'vitest';
import { findMisfits } from './skew.ts';

const given = { shellApi: '1.4.0', serverVersion: '1.6.0' };

test.each([
  ['^1.0.0', '0.0.0', []],
  ['', '1.6.0', []],
  ['^1.5.0', '0.0.0', ['portal-old']],
  ['^2.0.0', '1.7.0', ['portal-old', 'server-old']],
  ['^0.9.0', '0.0.0', ['app-old']],
  ['~1.3.0', '0.0.0', ['app-old']],
])(
  'when a release wants shell %j and server %s, then what does not fit is %j',
  (shellApi, minServerVersion, misfits) => {
    expect(findMisfits({ shellApi, minServerVersion }, given)).toEqual(misfits);
  },
);

test('when the services do not say their version, then nothing is said about them', () => {
  expect(
    findMisfits({ shellApi: '^1.0.0', minServerVersion: '9.0.0' }, { ...given, serverVersion: null }),
  ).toEqual([]);
});
