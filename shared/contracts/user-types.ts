/** The codes of user types on the wire (X01). */
export const userTypeCodes = { student: 1, teacher: 2, parent: 3, administrator: 4 } as const;
/** What a user is in her unit, by name. */
export type UserRole = keyof typeof userTypeCodes;
export type UserType = (typeof userTypeCodes)[UserRole];
export const userTypes = [
  userTypeCodes.student,
  userTypeCodes.teacher,
  userTypeCodes.parent,
  userTypeCodes.administrator,
] as const;

/** The codes of unit types on the wire: an education bureau is an area, everything else a school (X01). */
export const unitTypeCodes = { area: 1, school: 2 } as const;
export type UnitType = (typeof unitTypeCodes)[keyof typeof unitTypeCodes];
export const unitTypes = [unitTypeCodes.area, unitTypeCodes.school] as const;

interface WithUserType {
  readonly userType: UserType;
}
interface WithUnitType {
  readonly unitType: UnitType;
}

export function isUserType(value: unknown): value is UserType {
  return userTypes.some((known) => known === value);
}

/** Whether a user has one of the roles. */
export function hasRole({ userType }: WithUserType, ...roles: readonly UserRole[]): boolean {
  return roles.some((role) => userTypeCodes[role] === userType);
}

export function isStudent(user: WithUserType): boolean {
  return hasRole(user, 'student');
}

export function isTeacher(user: WithUserType): boolean {
  return hasRole(user, 'teacher');
}

export function isParent(user: WithUserType): boolean {
  return hasRole(user, 'parent');
}

export function isAdministrator(user: WithUserType): boolean {
  return hasRole(user, 'administrator');
}

/** Teachers and administrators. */
export function isStaff(user: WithUserType): boolean {
  return hasRole(user, 'teacher', 'administrator');
}

export function isArea({ unitType }: WithUnitType): boolean {
  return unitType === unitTypeCodes.area;
}

export function isSchool({ unitType }: WithUnitType): boolean {
  return unitType === unitTypeCodes.school;
}
