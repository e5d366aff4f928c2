import { expect, test } from 'vitest';
import { splitReaders } from './split-readers.ts';

const classes = [
  { classId: 'c1', name: '一班' },
  { classId: 'c2', name: '二班' },
];
const reader = (userId: string, classId: string, readAt: number, confirmedAt: number) => ({
  ...{ userId, classId, readAt, confirmedAt, name: userId, about: '' },
});
const readers = [
  reader('1', 'c1', 5, 0),
  reader('2', 'c1', 5, 6),
  reader('3', 'c1', 0, 0),
  reader('1', 'c2', 5, 0),
];

test.each([
  [false, ['1 2|3', '1|']],
  [true, ['2|1 3', '|1']],
])('when a receipt is wanted: %s, then the lists of the classes are %j', (needsReceipt, expected) => {
  const idsOf = (list: readonly { userId: string }[]) => list.map(({ userId }) => userId).join(' ');
  const lists = splitReaders(classes, readers, needsReceipt);
  expect(lists.map(({ done, rest }) => `${idsOf(done)}|${idsOf(rest)}`)).toEqual(expected);
});
