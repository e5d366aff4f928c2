import { describe, expect, test } from 'vitest';
import type { AppSnapshot } from '#shared/contracts';
import { resolveVersions } from './resolve-versions.ts';

type Channel = AppSnapshot['channels'][number];

function pointer(version: string, channel: Channel['channel'], unitId: string | null): Channel {
  return { code: 'notes', unitId, channel, version };
}

const all = pointer('1.0.0', 'stable', null);
const own = pointer('1.1.0', 'stable', 'U1');
const next = pointer('2.0.0', 'next', 'U1');

describe('the version that a unit gets', () => {
  test.each([
    ['it tries a version', [all, own, next], 'U1', '2.0.0'],
    ['the order of the pointers is another one', [next, own, all], 'U1', '2.0.0'],
    ['it keeps to a version', [all, own], 'U1', '1.1.0'],
    ['it has no pointer of its own', [all, own, next], 'U2', '1.0.0'],
    ['no pointer is for it', [own, next], 'U2', undefined],
    ['somebody points next for all units', [pointer('2.0.0', 'next', null)], 'U1', undefined],
  ])('when %s, then it is that', (_, channels, unitId, expected) => {
    expect(resolveVersions({ channels }, unitId, () => true).get('notes')?.version).toBe(expected);
  });

  test('when a pointer leads to a release that is gone, then the one below counts', () => {
    const found = resolveVersions({ channels: [all, next] }, 'U1', (_, version) => version === '1.0.0');
    expect(found.get('notes')).toMatchObject({ version: '1.0.0', channel: 'stable' });
  });
});
