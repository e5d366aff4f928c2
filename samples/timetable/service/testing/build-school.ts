import type { School } from '@portal/shell/service';

/** A school of two classes, two teachers, a pupil and her parent. */
export function buildSchool(): School {
  const person = (userId: string, name: string, userType: number, more = {}) => ({
    userId,
    name,
    userType,
    classes: [],
    children: [],
    parents: [],
    ...more,
  });
  const inClass = { classes: [{ classId: 'c32', name: '三年级(2)班', isHead: false }] };
  const people = [
    person('2001', '周敏', 2, inClass),
    person('2002', '吴刚', 2),
    person('1001', '周乐', 1, inClass),
    person('3001', '周家长', 3, { children: [{ userId: '1001', name: '周乐' }] }),
  ];
  return {
    classes: [
      { classId: 'c32', gradeName: '三年级', className: '(2)班', heads: ['2001'] },
      { classId: 'c11', gradeName: '一年级', className: '(1)班', heads: [] },
    ],
    people: new Map(people.map((each) => [each.userId, each])),
  };
}
