import { expect, test } from 'vitest';
import { type Deployed, findVersionMismatches } from './index.ts';

function deployed(
  [appVersion, needsServer]: [string, string],
  [serverVersion, needsFront]: [string, string],
): Deployed {
  return {
    front: { appVersion, serverVersion: needsServer },
    server: { serverVersion, webCodeVersion: needsFront },
  };
}

test('when both sides fit, then nothing is said', () => {
  expect(findVersionMismatches(deployed(['1.6.0', '1.5.2'], ['1.5.10', '1.6.0']))).toEqual([]);
  expect(findVersionMismatches(deployed(['1.6.0', ''], ['1.5.10', '']))).toEqual([]);
});

test('when the server is too old, then the front end names what it needs', () =>
  expect(findVersionMismatches(deployed(['2.2.0', '2.1.0'], ['2.0.9', '2.0.0']))).toEqual([
    { tooOld: 'server', asking: '2.2.0', minimum: '2.1.0', found: '2.0.9' },
  ]));

test('when the front end is too old, then the server names what it needs', () =>
  expect(findVersionMismatches(deployed(['1.6.9', '1.5.0'], ['1.7.2', '1.7.0']))).toEqual([
    { tooOld: 'front', asking: '1.7.2', minimum: '1.7.0', found: '1.6.9' },
  ]));

test('when each needs a newer one, then both say so', () =>
  expect(
    findVersionMismatches(deployed(['1.0.0', '3.0.0'], ['2.0.0', '1.1.0'])).map(({ tooOld }) => tooOld),
  ).toEqual(['server', 'front']));
