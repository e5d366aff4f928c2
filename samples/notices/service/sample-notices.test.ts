import { expect, test } from 'vitest';
import { createSampleNotices } from './sample-notices.ts';
import { buildSchool } from './testing/build-school.ts';

const now = Date.parse('2026-11-26T08:00:00Z');

test('when a school has no notices, then each class gets some of different age, one with a receipt, always the same ones', () => {
  const made = createSampleNotices('U1', buildSchool(), now);
  const ofClass = made.filter(({ notice }) => notice.classes[0]?.classId === 'c32');
  expect(ofClass.map(({ notice }) => notice.needsReceipt)).toEqual([false, true, false, false, false, false]);
  expect(new Set(made.map(({ notice }) => notice.id)).size).toBe(12);
  expect(ofClass.every(({ notice }) => notice.writerId === '2001' && notice.writtenAt < now)).toBe(true);
  const unread = ofClass.map(({ readers }) => readers.filter(({ readAt }) => readAt === 0).length);
  expect([unread[0], unread.at(-1)]).toEqual([4, 0]);
  expect(createSampleNotices('U1', buildSchool(), now)).toEqual(made);
});

test('when nobody looks after a class, or nobody is in it, then it gets none', () => {
  const { classes, people } = buildSchool();
  expect(
    createSampleNotices('U1', { classes: classes.map((each) => ({ ...each, heads: [] })), people }, now),
  ).toEqual([]);
  expect(createSampleNotices('U1', { classes, people: new Map() }, now)).toEqual([]);
});
