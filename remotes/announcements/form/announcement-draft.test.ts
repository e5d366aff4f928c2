import { expect, test } from 'vitest';
import type { Announcement } from '#shared/contracts';
import { phaseOf } from '../announcement/phase.ts';
import { draftOf, emptyDraft, findProblems, isSame, parseDraft, payloadOf } from './announcement-draft.ts';
import { parseLocalTime, toLocalTime } from './local-time.ts';

const minute = 60_000;
const now = 30_000_000 * minute;
const reach = { units: [{ id: 'U1', name: '一', enName: null }], roles: [] };
const draft = { ...emptyDraft('a', reach, now), texts: { 'zh-CN': ' 停水 ', en: '' } };

const announcement: Announcement = {
  id: 'a',
  revision: 3,
  texts: { 'zh-CN': '停水', en: 'No water' },
  level: 'warning',
  unitId: 'U1',
  unitName: '一',
  unitEnName: null,
  startsAt: now,
  endsAt: now + minute,
  unitIds: ['U1'],
  userTypes: [2],
  roles: ['XX_SYS_'],
};

test('when a new one is begun, then it runs from now for a week, for everybody within reach', () => {
  expect(payloadOf(draft)).toEqual({
    id: 'a',
    revision: 0,
    texts: { 'zh-CN': '停水', en: '' },
    level: 'info',
    startsAt: now,
    endsAt: now + 7 * 24 * 60 * minute,
    unitIds: ['U1'],
    userTypes: [],
    roles: [],
  });
  expect(findProblems(draft, now)).toEqual({});
});

test('when one is opened and saved untouched, then nothing is different', () => {
  const { unitId, unitName, unitEnName, ...kept } = announcement;
  expect(payloadOf(draftOf(announcement))).toEqual(kept);
});

test('when the page was loaded again, then the draft is as it was; anything else is none', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(isSame(draft, { ...draft })).toBe(true);
  expect(parseDraft({ ...draft, userTypes: [9] })).toBeUndefined();
  expect(parseDraft(undefined)).toBeUndefined();
});

test.each([
  [{ texts: { 'zh-CN': '  ', en: '' } }, { 'texts.zh-CN': 'Please enter the Chinese text' }],
  [{ startsAt: '' }, { startsAt: 'Please choose a time' }],
  [{ endsAt: 'x' }, { endsAt: 'Please choose a time' }],
  [{ endsAt: toLocalTime(now) }, { endsAt: 'The end has already passed' }],
  [
    { startsAt: toLocalTime(now + 2 * minute), endsAt: toLocalTime(now + minute) },
    { endsAt: 'The end must be later than the start' },
  ],
  [{ unitIds: [] }, { unitIds: 'Please choose a unit' }],
])('when the form has %j, then it says so at the field', (change, problems) => {
  const found = Object.entries(findProblems({ ...draft, ...change }, now));
  expect(Object.fromEntries(found.map(([field, text]) => [field, text?.en]))).toEqual(problems);
});

test('when an instant goes through a field, then its minute stays', () => {
  expect(parseLocalTime(toLocalTime(now + 5 * minute))).toBe(now + 5 * minute);
  expect(parseLocalTime('2026-02-30')).toBeUndefined();
});

test.each([
  [now - 1, 'planned'],
  [now, 'running'],
  [now + minute, 'ended'],
])('when the server’s clock shows %i, then it is %s', (at, phase) => {
  expect(phaseOf(announcement, at)).toBe(phase);
});
