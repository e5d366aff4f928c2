import { expect, test } from 'vitest';
import type { PromotedClass } from '#shared/contracts';
import { draftOf, findEndProblems, planOf, previewOf, withLine, withPupil } from './end-draft.ts';

const year = { yearId: '', name: '2027–2028', beginsOn: '2027-09-01', endsOn: '2028-08-31' };

function build(gradeName: string, next: string | null, pupils = 30): PromotedClass {
  return {
    ...{ classId: `c-${gradeName}`, revision: 1, gradeName, className: '(1)班', campusId: null, pupils },
    ...{ outcome: next === null ? 'leave' : next === '' ? null : 'move', nextGradeName: next ?? '' },
  };
}

const proposal = {
  year,
  classes: [build('一年级', '二年级'), build('二年级', '三年级', 20), build('六年级', null, 40)],
};

test('when a form begins, then it is as proposed, with new classes of the lowest grade', () => {
  const draft = draftOf(proposal);
  const { counts, newClasses, problems } = previewOf(draft, proposal);
  expect(counts).toEqual({ going: 2, goingPupils: 50, leaving: 1, leavingPupils: 40, exceptions: 0 });
  expect(newClasses).toEqual([{ gradeName: '一年级', className: '(1)班' }]);
  expect(problems).toBe(0);
  expect(findEndProblems(draft, proposal)).toEqual({});
  expect(planOf(draft, proposal)).toMatchObject({
    classes: [{ outcome: 'move', gradeName: '二年级', className: '(1)班' }, {}, { outcome: 'leave' }],
    newClasses: [{ gradeName: '一年级' }],
  });
  expect(planOf({ ...draft, hasNewClasses: false }, proposal).newClasses).toEqual([]);
});

test('when a pupil stays back, then the counts of both classes say so', () => {
  const draft = draftOf(proposal);
  const pupil = { userId: 'u', realName: '周乐', classId: 'c-二年级', outcome: 'move' as const };
  const changed = {
    ...draft,
    ...withPupil(draft, 'u', { ...pupil, gradeName: '二年级', className: '(1)班' }),
  };
  const { classes, counts } = previewOf(changed, proposal);
  expect(classes.map(({ pupils, exceptions }) => [pupils, exceptions])).toEqual([
    [31, 0],
    [19, 1],
    [40, 0],
  ]);
  expect(counts.exceptions).toBe(1);
  expect(withPupil(changed, 'u', undefined)).toEqual({ pupils: [] });
});

test('when a class has no next name, or that of another one, then it is marked', () => {
  const unknown = { ...proposal, classes: [...proposal.classes, build('2024级', '')] };
  const draft = draftOf(unknown);
  expect(previewOf(draft, unknown).classes.at(-1)?.problem).toBe('unnamed');
  expect(findEndProblems(draft, unknown).classes).toBeDefined();
  const line = { classId: 'c-2024级', outcome: 'move' as const, gradeName: '三年级', className: ' (1)班 ' };
  const changed = { ...draft, ...withLine(draft, unknown, line) };
  expect(previewOf(changed, unknown).classes.map(({ problem }) => problem)).toEqual([
    undefined,
    'taken',
    undefined,
    'taken',
  ]);
});

test('when the days of the next year are wrong, then the field says so', () => {
  const draft = { ...draftOf(proposal), endsOn: '2027-09-01' };
  expect(findEndProblems(draft, proposal).endsOn).toBeDefined();
  expect(findEndProblems({ ...draft, yearId: 'y' }, proposal)).toEqual({});
});
