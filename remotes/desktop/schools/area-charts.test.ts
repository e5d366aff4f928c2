import { expect, test } from 'vitest';
import type { AreaSchool } from '#shared/contracts';
import { chartOfLicences, chartOfPeople } from './area-charts.ts';

function school(name: string, changes: Partial<AreaSchool>): AreaSchool {
  const licences = { active: 0, ending: 0, expired: 0, unreadable: 0 };
  return {
    unitId: name,
    name,
    enName: null,
    teachers: 0,
    students: 0,
    licences,
    announcements: 0,
    todos: 0,
    ...changes,
  };
}

test('when licences of schools are drawn, then they are summed by state, and states without any are left out', () => {
  const schools = [
    school('a', { licences: { active: 3, ending: 1, expired: 0, unreadable: 0 } }),
    school('b', { licences: { active: 2, ending: 0, expired: 0, unreadable: 1 } }),
  ];
  const { rows } = chartOfLicences(schools, String, { category: '状态', count: '许可数' });
  expect(rows).toEqual([
    { label: 'active', values: [5] },
    { label: 'ending', values: [1] },
    { label: 'unreadable', values: [1] },
  ]);
});

test('when people of schools are drawn, then the largest school comes first', () => {
  const schools = [school('a', { students: 10, teachers: 2 }), school('b', { students: 9, teachers: 9 })];
  const { rows } = chartOfPeople(schools, ({ name }) => name, { category: '', students: '', teachers: '' });
  expect(rows).toEqual([
    { label: 'b', values: [9, 9] },
    { label: 'a', values: [10, 2] },
  ]);
});
