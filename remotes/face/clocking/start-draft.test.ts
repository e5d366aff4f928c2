import { expect, test } from 'vitest';
import type { ClassRegister } from '#shared/contracts';
import { createStartDraft, findStartProblems, startOf } from './start-draft.ts';

const now = new Date(2026, 8, 1, 8, 5).getTime();
const none: ClassRegister = {
  registerId: null,
  startsAt: null,
  lateMinutes: null,
  isFaceOffered: false,
  pupils: [],
};

test('when a register has not begun, then the form has this minute and the usual limit, and sends them for the day', () => {
  const draft = createStartDraft(none, now);
  expect(draft).toEqual({ startTime: '08:05', lateMinutes: '10' });
  expect(startOf(draft, '2026-09-01')).toEqual({ startsAt: new Date(now).toISOString(), lateMinutes: 10 });
  expect(findStartProblems(draft, '2026-09-01')).toEqual({});
});

test('when it has begun, then the form has what is kept', () => {
  const begun = { ...none, startsAt: new Date(2026, 8, 1, 14, 30).toISOString(), lateMinutes: 0 };
  expect(createStartDraft(begun, now)).toEqual({ startTime: '14:30', lateMinutes: '0' });
});

test.each(['', '-1', '241', '1.5', 'ten'])(
  'when %j is typed as the limit, then its field says so',
  (lateMinutes) => {
    const draft = { startTime: '', lateMinutes };
    expect(Object.keys(findStartProblems(draft, '2026-09-01'))).toEqual(['startTime', 'lateMinutes']);
  },
);
