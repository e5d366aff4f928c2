import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageSend } from '#shared/contracts';
import { classKey, countReached, createDraft, findProblems, isStarted } from './draft.ts';

const audiences = [
  { gradeName: '五年级', className: '(1)班', students: 30, parents: 41 },
  { gradeName: '五年级', className: '(2)班', students: 28, parents: 0 },
];

test('when a draft is begun, then its id is one that the call takes, and another each time', () => {
  const [one, other] = [createDraft(), createDraft()];
  const payload = {
    ...one,
    title: '通知',
    text: '你好',
    classes: [{ gradeName: '五年级', className: '(1)班' }],
  };
  expect(v.safeParse(messageSend.payload, payload).success).toBe(true);
  expect(one.messageId).not.toBe(other.messageId);
});

test('when nothing was written or chosen, then nothing is lost; spaces are nothing', () => {
  expect(isStarted({ ...createDraft(), title: ' ', text: '  ' })).toBe(false);
  expect(isStarted({ ...createDraft(), title: '通知' })).toBe(true);
  expect(isStarted({ ...createDraft(), classes: ['五年级 (1)班'] })).toBe(true);
});

test('when title, text or classes are missing, then each is named', () => {
  expect(findProblems({ ...createDraft(), text: ' ' })).toEqual({
    title: 'messages.send.headingMissing',
    text: 'messages.send.textMissing',
    classes: 'messages.send.classesMissing',
  });
  expect(findProblems({ ...createDraft(), title: '通知', text: '你好', classes: ['五年级 (1)班'] })).toEqual(
    {},
  );
});

test.each([
  ['both', 99],
  ['students', 58],
  ['parents', 41],
] as const)('when both classes are chosen for %s, then %i people are reached', (to, count) => {
  expect(countReached({ ...createDraft(), to, classes: audiences.map(classKey) }, audiences)).toBe(count);
});
