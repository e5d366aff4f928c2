import { expect, test } from 'vitest';
import { findProblems } from './ask-draft.ts';

const draft = {
  pupilId: '1',
  fromDay: '2026-11-26',
  toDay: '2026-11-27',
  kind: 'sick',
  reason: '发烧',
} as const;

test.each([
  [{}, {}],
  [{ toDay: '' }, {}],
  [{ fromDay: '' }, { fromDay: 'from' }],
  [{ toDay: '2026-11-25' }, { toDay: 'to' }],
  [{ toDay: '2027-01-24' }, {}],
  [{ toDay: '2027-01-25' }, { toDay: 'long' }],
  [{ reason: '  ' }, { reason: 'reason' }],
])('when %j was entered, then the problems are %j', (change, problems) =>
  expect(findProblems({ ...draft, ...change })).toEqual(problems),
);
