import { expect, test } from 'vitest';
import { findFieldErrors } from '../fields/field-problems.ts';
import { type AnnouncementFields, announcementFields } from './announcement.ts';

const now = 1_800_000_000_000;
const day = 86_400_000;

function errorsOf(times: Pick<AnnouncementFields, 'startsAt' | 'endsAt'>) {
  const fields: AnnouncementFields = {
    texts: { 'zh-CN': '停水', en: '' },
    level: 'info',
    unitIds: ['U1'],
    userTypes: [],
    roles: [],
    ...times,
  };
  return findFieldErrors(announcementFields, fields, { now, startsAt: times.startsAt });
}

test.each([
  ['ends before it begins', now + day, now + day],
  ['has ended already', now - day, now],
  ['lasts longer than a year', now, now + 367 * day],
])('when it %s, then it is refused at the end', (_, startsAt, endsAt) => {
  expect(errorsOf({ startsAt, endsAt })).toEqual([expect.objectContaining({ field: 'endsAt' })]);
});

test('when it began yesterday and ends tomorrow, then it may be saved', () => {
  expect(errorsOf({ startsAt: now - day, endsAt: now + day })).toEqual([]);
});
