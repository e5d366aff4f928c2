import { describe, expect, it } from 'vitest';
import {
  hasRole,
  isAdministrator,
  isArea,
  isParent,
  isSchool,
  isStaff,
  isStudent,
  isTeacher,
  userTypes,
} from './user-types.ts';

describe('roles of users', () => {
  it.each([
    ['student', 1, isStudent],
    ['teacher', 2, isTeacher],
    ['parent', 3, isParent],
    ['administrator', 4, isAdministrator],
  ] as const)('when the wire says %s as %i, then no other code is one', (role, code, is) => {
    expect(userTypes.filter((userType) => is({ userType }))).toEqual([code]);
    expect(userTypes.filter((userType) => hasRole({ userType }, role))).toEqual([code]);
  });

  it('when staff is asked for, then teachers and administrators are', () => {
    expect(userTypes.filter((userType) => isStaff({ userType }))).toEqual([2, 4]);
  });

  it('when no role is allowed, then nobody has it', () => {
    expect(userTypes.filter((userType) => hasRole({ userType }))).toEqual([]);
  });
});

it('when the wire says 1 of a unit, then it is an area, and 2 is a school', () => {
  expect([isArea({ unitType: 1 }), isSchool({ unitType: 1 })]).toEqual([true, false]);
  expect([isArea({ unitType: 2 }), isSchool({ unitType: 2 })]).toEqual([false, true]);
});
