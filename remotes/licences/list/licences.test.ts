import { describe, expect, test } from 'vitest';
import type { Licence } from '#shared/contracts';
import { findTermsProblems, termsOf } from '../change/terms-draft.ts';
import { arrangeLicences, countByStatus, noFilter } from './arrange-licences.ts';
import { daysLeft, type LicenceStatus, statusOf, warningMs } from './licence-status.ts';

const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

function licence(serverId: string, endTime: number | null, changes: Partial<Licence> = {}): Licence {
  return {
    unitId: 'U2001',
    unitName: '青江实验小学',
    unitEnName: 'Qingjiang Experimental Primary School',
    serverId,
    serviceName: serverId === 'drive' ? '网盘' : null,
    serviceEnName: null,
    endTime,
    seats: null,
    used: 0,
    isReadable: true,
    ...changes,
  };
}

describe('the status of a licence', () => {
  test.each<[number | null, LicenceStatus]>([
    [now - 1, 'expired'],
    [now, 'ending'],
    [now + warningMs, 'ending'],
    [now + warningMs + 1, 'active'],
    [null, 'active'],
  ])('when it ends at %j, then it is %s', (endTime, status) =>
    expect(statusOf({ endTime, isReadable: true }, now)).toBe(status),
  );

  test('when the record is damaged, then nobody knows, whatever its end', () =>
    expect(statusOf({ endTime: now + day, isReadable: false }, now)).toBe('unreadable'));

  test.each([
    [null, undefined],
    [now + 1, 1],
    [now + day, 1],
    [now + day + 1, 2],
    [now - 1, -1],
    [now - day - 1, -1],
    [now - 20 * day - 1, -20],
  ])('when it ends at %j, then %j days are left', (endTime, days) =>
    expect(daysLeft({ endTime }, now)).toBe(days),
  );
});

describe('the list', () => {
  const all = [
    licence('base', null),
    licence('edu', now + 200 * day),
    licence('exam', now - 20 * day),
    licence('drive', now + 10 * day),
    licence('sso', null, { isReadable: false, unitId: 'U9001', unitName: '集成沙箱', unitEnName: 'Sandbox' }),
  ];
  const names = (list: readonly Licence[]): string[] => list.map(({ serverId }) => serverId);

  test('when nothing is filtered, then what needs attention comes first, then the nearest end', () =>
    expect(names(arrangeLicences(all, noFilter, now))).toEqual(['sso', 'exam', 'drive', 'edu', 'base']));

  test.each([
    ['SANDBOX', undefined, ['sso']],
    ['u2001', 'expired', ['exam']],
    [' 小学 ', 'active', ['edu', 'base']],
    ['网盘', undefined, ['drive']],
    ['nothing', undefined, []],
  ] as const)('when %j and %j are looked for, then %j stay', (keyword, status, found) =>
    expect(names(arrangeLicences(all, { keyword, status }, now))).toEqual(found),
  );

  test('when statuses are counted, then each licence counts once', () =>
    expect(countByStatus(all, now)).toEqual({ unreadable: 1, expired: 1, ending: 1, active: 2 }));
});

describe('new terms', () => {
  test('when they can be used, then they travel as the call takes them', () => {
    const draft = { endDate: '2027-08-31', seats: ' 300 ' };
    expect(findTermsProblems(draft)).toEqual({});
    expect(termsOf(draft)).toEqual({ endDate: '2027-08-31', seats: '300' });
    const none = { endDate: '', seats: '' };
    expect(findTermsProblems(none)).toEqual({});
    expect(termsOf(none)).toEqual(none);
  });

  test.each([
    [{ endDate: '2027-02-30', seats: '' }, 'endDate'],
    [{ endDate: '31.8.2027', seats: '' }, 'endDate'],
    [{ endDate: '', seats: '-3' }, 'seats'],
    [{ endDate: '', seats: '12345678' }, 'seats'],
  ])('when they are %j, then %s is wrong', (draft, field) =>
    expect(Object.keys(findTermsProblems(draft))).toEqual([field]),
  );
});
