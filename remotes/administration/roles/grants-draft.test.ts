import { expect, test } from 'vitest';
import type { PermissionApp } from '#shared/contracts';
import {
  countGranted,
  depthOf,
  findPermissions,
  isGranted,
  withApp,
  withFixed,
  withNode,
} from './grants-draft.ts';

function node(code: string, parentCode: string | null, isHeld = true): PermissionApp['nodes'][number] {
  return { code, parentCode, name: `名${code}`, englishName: `Name ${code}`, isHeld };
}

const paper = node('paper', null);
const exam: PermissionApp = {
  appCode: 'exam',
  name: '考试',
  englishName: 'Exams',
  nodes: [paper, node('paper.new', 'paper'), node('paper.edit', 'paper', false), node('mark', null)],
};

function codesOf(grants: readonly { nodeCode: string }[]): string[] {
  return grants.map(({ nodeCode }) => nodeCode);
}

test('when a node is granted, then so is what stands below it, as far as the administrator holds it', () => {
  const grants = withNode([], exam, paper, true);
  expect(codesOf(grants)).toEqual(['paper', 'paper.new']);
  expect(countGranted(grants, exam)).toBe(2);
  expect(withNode(grants, exam, paper, false)).toEqual([]);
});

test('when a whole app is granted, then every node counts, and its own grants go', () => {
  const grants = withApp(withNode([], exam, paper, true), 'exam', true);
  expect(codesOf(grants)).toEqual(['*']);
  expect(isGranted(grants, 'exam', 'mark')).toBe(true);
  expect(isGranted(grants, 'base', 'mark')).toBe(false);
  expect(withApp(grants, 'exam', false)).toEqual([]);
});

test('when a grant is fixed, then a node above it that goes does not take it along', () => {
  const fixed = [{ appCode: 'exam', nodeCode: 'paper.new' }];
  const grants = withNode(fixed, exam, paper, true);
  expect(withFixed(withNode(grants, exam, paper, false), fixed)).toEqual(fixed);
  expect(withFixed(grants, fixed)).toEqual(grants);
});

test.each([
  ['', ['paper', 'paper.new', 'paper.edit', 'mark']],
  ['考试', ['paper', 'paper.new', 'paper.edit', 'mark']],
  ['名paper.new', ['paper', 'paper.new']],
  ['name MARK', ['mark']],
])('when %j is searched, then these nodes are shown with the way down to them', (keyword, codes) =>
  expect(findPermissions([exam], keyword).flatMap(({ nodes }) => nodes.map(({ code }) => code))).toEqual(
    codes,
  ),
);

test('when nothing fits, then no app is left; nodes say how deep they stand', () => {
  expect(findPermissions([exam], 'zzz')).toEqual([]);
  expect(exam.nodes.map((one) => depthOf(exam, one))).toEqual([0, 1, 1, 0]);
});
