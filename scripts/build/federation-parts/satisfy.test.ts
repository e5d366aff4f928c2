import { satisfy as satisfyOfLibrary } from '@module-federation/runtime-core';
import { expect, test } from 'vitest';
import { satisfy } from './satisfy.ts';

const versions = [
  '0.0.3',
  '0.2.0',
  '0.2.9',
  '1.2.3',
  '1.2.4-beta.2',
  '1.9.0',
  '2.0.0-rc.1',
  '2.0.0',
  '19.3.1',
  '19.10.0',
];

/** Forms that packages ask for, and what apps from outside may have typed. */
const ranges = [
  ['', '*', 'x', '1', '1.x', '1.2', '1.2.x', '1.2.3', '=1.2.3', 'v1.2.3', '19.3.1', '1.2.4-beta.2'],
  ['^0.0.3', '^0.2', '^0.2.0', '^1.2.3', '^1.2.4-beta.1', '^1', '^19.0.0', '^ 1.2.3', '^0'],
  ['~1.2.3', '~1.2', '~1', '~0.2.0', '~ 1.2'],
  ['<2.0.0', '<=1.2.3', '<=1.2', '>1.2.3', '>1.2', '>1', '>=1.2.3', '>=1', '>= 1.2.3', '<=19.3.1', '<1.2'],
  ['>=1.2.3 <2.0.0', '1.2.3 - 2.0.0', '^1.2.3 || ^19.0.0', '0.2.0 || 2'],
].flat();

test.each(ranges)('when a range is "%s", then the versions within it are those of the library', (range) => {
  expect(versions.filter((version) => satisfy(version, range))).toEqual(
    versions.filter((version) => satisfyOfLibrary(version, range)),
  );
});
