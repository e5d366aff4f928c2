import { expect, test } from 'vitest';
import { nextGradeOf } from './next-grade.ts';

const leaves = 'leaves';
const unknown = undefined;

test.each([
  ['一年级', '二年级'],
  ['五年级', '六年级'],
  ['六年级', leaves],
  ['七年级', '八年级'],
  ['九年级', leaves],
  ['十年级', '十一年级'],
  ['十二年级', leaves],
  ['3年级', '4年级'],
  ['6年级', leaves],
  ['小学二年级', '小学三年级'],
  ['小学六年级', leaves],
  ['小四', '小五'],
  ['小六', leaves],
  ['预初', '初一'],
  ['初一', '初二'],
  ['初三', leaves],
  ['初中一年级', '初中二年级'],
  ['初中三年级', leaves],
  ['高一', '高二'],
  ['高三', leaves],
  ['高中二年级', '高中三年级'],
  ['高中三年级', leaves],
  ['小班', '中班'],
  ['大班', leaves],
  ['Grade 3', 'Grade 4'],
  ['Year 7', 'Year 8'],
  ['G12', leaves],
  ['三年级/Grade 3', '四年级/Grade 4'],
  ['三年级|||Grade 3', '四年级|||Grade 4'],
  ['六年级/Grade 6', leaves],
  ['三年级/Third form', unknown],
  ['', unknown],
  ['2024级', unknown],
  ['十三年级', unknown],
  ['0年级', unknown],
  ['兴趣班', unknown],
])('when a year ends for %j, then it becomes %j', (gradeName, expected) => {
  expect(textOf(gradeName, [gradeName])).toBe(expected);
});

test.each([
  ['六年级', ['七年级'], '七年级'],
  ['六年级', ['初一'], '初一'],
  ['6年级', ['7年级'], '7年级'],
  ['六年级/Grade 6', ['七年级/Grade 7'], '七年级/Grade 7'],
  ['九年级', ['高一'], '高一'],
  ['初三', ['初四'], '初四'],
  ['初三', ['高一'], '高一'],
  ['初四', ['高一'], '高一'],
])('when a school has more than %s, with %j, then its pupils go on to %s', (gradeName, others, expected) => {
  expect(textOf(gradeName, [gradeName, ...others])).toBe(expected);
});

function textOf(gradeName: string, known: readonly string[]): string | undefined {
  const next = nextGradeOf(gradeName, known);
  return next?.leaves ? leaves : next?.gradeName;
}
