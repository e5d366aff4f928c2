import { expect, test } from 'vitest';
import type { AreaSchool } from '#shared/contracts';
import { findSchools, needsAttention } from './find-schools.ts';

function school(unitId: string, rest: Partial<AreaSchool> = {}): AreaSchool {
  return {
    unitId,
    name: `${unitId}小学`,
    enName: null,
    teachers: 3,
    students: 40,
    licences: { active: 2, ending: 0, expired: 0, unreadable: 0 },
    announcements: 0,
    todos: 0,
    ...rest,
  };
}

const licences = { active: 1, ending: 0, expired: 1, unreadable: 0 };

function idsOf(schools: readonly AreaSchool[]): string[] {
  return schools.map(({ unitId }) => unitId);
}

test('when schools are listed, then those that want a look come first, the others keep their order', () => {
  const all = [school('U1'), school('U2', { licences }), school('U3'), school('U4', { todos: 2 })];
  expect(idsOf(findSchools(all, ''))).toEqual(['U2', 'U1', 'U3', 'U4']);
});

test('when somebody searches, then every word counts, in both names and the id', () => {
  const all = [school('U1', { name: '青江实验小学', enName: 'Qingjiang Primary' }), school('U2')];
  expect(idsOf(findSchools(all, ' primary  u1 '))).toEqual(['U1']);
  expect(idsOf(findSchools(all, '实验'))).toEqual(['U1']);
  expect(findSchools(all, '实验 u2')).toEqual([]);
});

test('when licences hold, then nothing wants a look, whatever the school has to do itself', () => {
  expect(needsAttention(school('U1', { announcements: 4, todos: 2 }))).toBe(false);
  expect(needsAttention(school('U1', { licences: { ...licences, expired: 0, ending: 1 } }))).toBe(true);
});
