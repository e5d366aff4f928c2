import type { PortalUser, School } from '@portal/shell/service';

/** A class with a head teacher, two pupils and a parent of one of them. */
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
    person('2001', '周敏', 2),
    person('2002', '吴刚', 2),
    person('1001', '周乐', 1, inClass),
    person('1002', '高远', 1, inClass),
    person('3001', '周家长', 3, { children: [{ userId: '1001', name: '周乐' }] }),
  ];
  return {
    classes: [{ classId: 'c32', gradeName: '三年级', className: '(2)班', heads: ['2001'] }],
    people: new Map(people.map((each) => [each.userId, each])),
  };
}

export function buildUser(
  userId: string,
  userType: PortalUser['userType'],
  more: Partial<PortalUser> = {},
): PortalUser {
  return { userId, userType, name: userId, unitId: 'U1', unitType: 2, roles: [], codes: [], ...more };
}
