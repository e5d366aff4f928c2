import { expect, test } from 'vitest';
import { buildReleasedApp } from '../testing/build-released-app.ts';
import { findCurrent, findTargets } from './release-targets.ts';

const school = { unitId: 'U2001', name: '青江实验小学', enName: null, isSandbox: false };
const sandbox = { unitId: 'U9001', name: '沙箱', enName: null, isSandbox: true };
function idsOf(...given: Parameters<typeof findTargets>): string[] {
  return findTargets(...given).map(({ unitId }) => unitId);
}

test('when a version is approved, then it goes to every unit of the user, and to all where she may', () => {
  expect(idsOf({ mayReleaseToAll: false }, [school, sandbox], { state: 'approved' })).toEqual([
    'U2001',
    'U9001',
  ]);
  expect(idsOf({ mayReleaseToAll: true }, [school], { state: 'approved' })).toEqual(['', 'U2001']);
});

test('when nobody has approved it, then the sandbox alone gets it; a withdrawn one goes nowhere', () => {
  expect(idsOf({ mayReleaseToAll: true }, [school, sandbox], { state: 'uploaded' })).toEqual(['U9001']);
  expect(idsOf({ mayReleaseToAll: true }, [school, sandbox], { state: 'withdrawn' })).toEqual([]);
});

test('when a target has a pointer of the channel, then its version is what the move starts from', () => {
  const app = buildReleasedApp();
  expect(findCurrent(app, '', 'stable')).toBe('1.0.0');
  expect(findCurrent(app, 'U2001', 'next')).toBe('1.1.0');
  expect(findCurrent(app, 'U2001', 'stable')).toBe('');
});
