import { expect, test } from 'vitest';
import { classOrderOf } from './class-order.ts';

test('when classes are sorted, then grades and classes count upwards, also in Chinese numerals', () => {
  const classes: readonly (readonly [string, string])[] = [
    ['一年级', '(2)班'],
    ['一年级', '(10)班'],
    ['二年级', '(1)班'],
    ['十年级', '一班'],
    ['十一年级', '二班'],
    ['二十年级', '一班'],
    ['初一', '(1)班'],
    ['初二', '(1)班'],
    ['高一', '(1)班'],
    ['', '兴趣班'],
  ];
  expect(classes.toReversed().toSorted(compare)).toEqual(classes);
});

test('when a numeral is none of a number below a hundred, then it stays as it is', () => {
  expect(classOrderOf('一一班', '')).not.toMatch(/\d/);
});

function compare(
  [gradeName, className]: readonly [string, string],
  [otherGrade, otherClass]: readonly [string, string],
): number {
  const [one, other] = [classOrderOf(gradeName, className), classOrderOf(otherGrade, otherClass)];
  return one < other ? -1 : 1;
}
