import { expect, test } from 'vitest';
import { createStep, findPlanProblems, orderSteps, type PlannedStep } from './promotion-order.ts';

function step(from: string, to: string | null): PlannedStep {
  const [gradeName = '', className = ''] = from.split(' ');
  const [nextGrade = '', nextClass = ''] = (to ?? '').split(' ');
  const one = { classId: from, gradeName, className };
  return createStep(one, to === null ? 'leave' : 'move', { gradeName: nextGrade, className: nextClass });
}

test('when classes go up, then each goes once the one above has gone, and who leaves goes first', () => {
  const steps = [step('四 1', '五 1'), step('五 1', '六 1'), step('五 2', '六 2'), step('六 1', null)];
  const { ordered, circle } = orderSteps(steps);
  expect(circle).toEqual([]);
  expect(ordered.map(({ classId }) => classId)).toEqual(['六 1', '五 1', '四 1', '五 2']);
  expect(findPlanProblems(steps, [{ gradeName: '四', className: '1' }])).toEqual([]);
});

test('when a class keeps its names, then it waits for nobody', () => {
  const { ordered, circle } = orderSteps([
    createStep({ classId: 'c', gradeName: '', className: '兴趣' }, 'stay', { gradeName: '', className: '' }),
  ]);
  expect([ordered.length, circle.length]).toEqual([1, 0]);
});

test.each([
  ['two get one name', [step('五 1', '六 1'), step('五 2', '六 1')], ['五 1 taken', '五 2 taken']],
  [
    'a name stays with another class',
    [step('五 1', '六 1'), step('六 1', '六 1')],
    ['五 1 taken', '六 1 taken'],
  ],
  ['two exchange their names', [step('五 1', '五 2'), step('五 2', '五 1')], ['五 1 circle', '五 2 circle']],
  ['nobody has said anything', [step('2024级 1', '')], ['2024级 1 unnamed']],
])('when %s, then the classes are named', (_, steps, expected) => {
  const found = findPlanProblems(steps, []).map(({ kind, classId }) => `${classId} ${kind}`);
  expect(found.toSorted()).toEqual(expected);
});

test('when a new class gets the names of another one, then both are named', () => {
  const found = findPlanProblems([step('一 1', '二 1')], [{ gradeName: '二', className: '1' }]);
  expect(found.map(({ kind, classId }) => [kind, classId])).toEqual([
    ['taken', '一 1'],
    ['taken', undefined],
  ]);
});
