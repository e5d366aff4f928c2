import { expect, test } from 'vitest';
import type { PickedClass } from '#shared/contracts';
import { groupByGrade, nameClasses, stateOfGrade, withClasses } from './class-groups.ts';

function one(classId: string, gradeName: string, className: string): PickedClass {
  return { classId, gradeName, className };
}

const classes = [
  one('a1', '三年级', '(1)班'),
  one('a2', '三年级', '(2)班'),
  one('b1', '四年级', '(1)班'),
  one('c1', '', '国际班'),
];

test.each<[string[], string[]]>([
  [[], []],
  [['a1', 'a2'], ['三年级']],
  [['a2'], ['三年级 (2)班']],
  [
    ['a2', 'b1', 'c1'],
    ['三年级 (2)班', '四年级', '国际班'],
  ],
  [['gone'], []],
])('when %j are chosen, then they are called %j', (ids, names) => {
  expect(nameClasses(classes, ids)).toEqual(names);
});

test('when a grade is chosen or left, then all of its classes are, and no other', () => {
  const [grade] = groupByGrade(classes);
  if (!grade) throw new Error('there is a grade');
  expect(stateOfGrade(grade, [])).toBe('none');
  expect(stateOfGrade(grade, ['a1'])).toBe('some');
  const chosen = withClasses(['b1', 'a1'], grade.classes, true);
  expect(chosen.toSorted()).toEqual(['a1', 'a2', 'b1']);
  expect(stateOfGrade(grade, chosen)).toBe('all');
  expect(withClasses(chosen, grade.classes, false)).toEqual(['b1']);
});
