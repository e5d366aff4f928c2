import { expect, it, test } from 'vitest';
import { readExpiry, statusOf } from './expiry.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 21, 8);

test.each([
  ['ended twenty days ago', now - 20 * day, 3],
  ['ended a second ago', now - second, 3],
  ['ends in this moment', now, 2],
  ['ends in an hour', now + hour, 2],
  ['ends in exactly 90 days', now + 7_776_000_000, 2],
  ['ends a millisecond later than that', now + 7_776_000_001, 1],
  ['ends in 400 days', now + 400 * day, 1],
  ['has no end', undefined, 1],
] as const)('when a module %s, then its status follows', (_, endsAt, status) => {
  expect(statusOf(endsAt, now)).toBe(status);
});

function row(code: string, endTime?: unknown) {
  return { code, name: code, endTime };
}

it('when modules are read, then ended ones come first, then ending ones, then those in use, the earliest end first', () => {
  const content = JSON.stringify([
    row('tt', now + 400 * day),
    row('hw', now + 90 * day),
    row('exam', now - 20 * day),
    row('career', null),
    row('drive', now + hour),
    row('survey', now - 60 * second),
    row('prep', now + 90 * day + second),
  ]);
  const rows = readExpiry(content, now).map(({ code, dqstatus }) => [code, dqstatus]);
  expect(rows).toEqual([
    ['exam', 3],
    ['survey', 3],
    ['drive', 2],
    ['hw', 2],
    ['prep', 1],
    ['tt', 1],
    ['career', 1],
  ]);
});

it('when ends are written as text, then they are dates; what is no date is no end', () => {
  const ends = ['20261118', '2026-11-18 08:00:00', String(now), 'soon', ''].map((endTime, index) =>
    row(String(index), endTime),
  );
  const endOf = new Map(readExpiry(JSON.stringify(ends), now).map(({ code, endsAt }) => [code, endsAt]));
  expect(endOf.get('0')).toBe(new Date(2026, 10, 18).getTime());
  expect(endOf.get('1')).toBe(new Date(2026, 10, 18, 8).getTime());
  expect(endOf.get('2')).toBe(now);
  expect([endOf.get('3'), endOf.get('4')]).toEqual([undefined, undefined]);
});

test.each(['', 'null', '{"code":"hw"}', '[1, null, {"code": 7}]', '<b>no</b>'])(
  'when the content is %s, then there are no modules',
  (content) => {
    expect(readExpiry(content, now)).toEqual([]);
  },
);

it('when a row says its own status, then the clock still decides', () => {
  const content = JSON.stringify([{ ...row('hw', now - day), dqstatus: 1 }]);
  expect(readExpiry(content, now)[0]?.dqstatus).toBe(3);
});
