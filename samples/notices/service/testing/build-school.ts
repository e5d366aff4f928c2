import type { PortalUser, School } from '@portal/shell/service';

/** Two classes with a head teacher, a colleague who teaches one of them, three pupils, and two parents; one has a child in each class. */
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
  const inClass = (classId: string, name: string) => ({ classes: [{ classId, name, isHead: false }] });
  const [zhou, gao] = [
    { userId: '3001', name: '周家长' },
    { userId: '3002', name: '高家长' },
  ];
  const people = [
    person('2001', '周敏', 2, inClass('c32', '三年级(2)班')),
    person('2002', '吴刚', 2),
    person('1001', '周乐', 1, { ...inClass('c32', '三年级(2)班'), parents: [zhou] }),
    person('1002', '高远', 1, { ...inClass('c32', '三年级(2)班'), parents: [gao] }),
    person('1003', '周欣', 1, { ...inClass('c51', '五年级(1)班'), parents: [zhou] }),
    person('3001', '周家长', 3, {
      children: [
        { userId: '1001', name: '周乐' },
        { userId: '1003', name: '周欣' },
      ],
    }),
    person('3002', '高家长', 3, { children: [{ userId: '1002', name: '高远' }] }),
  ];
  return {
    classes: [
      { classId: 'c32', gradeName: '三年级', className: '(2)班', heads: ['2001'] },
      { classId: 'c51', gradeName: '五年级', className: '(1)班', heads: ['2002'] },
    ],
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
