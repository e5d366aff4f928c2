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

/** Whether a user has one of the roles. */
export const hasRole = ({ userType }: WithUserType, ...roles: readonly UserRole[]): boolean =>
  roles.some((role) => userTypeCodes[role] === userType);

export const isStudent = (user: WithUserType): boolean => hasRole(user, 'student');
export const isTeacher = (user: WithUserType): boolean => hasRole(user, 'teacher');
export const isParent = (user: WithUserType): boolean => hasRole(user, 'parent');
export const isAdministrator = (user: WithUserType): boolean => hasRole(user, 'administrator');
/** Teachers and administrators. */
export const isStaff = (user: WithUserType): boolean => hasRole(user, 'teacher', 'administrator');

export const isArea = ({ unitType }: WithUnitType): boolean => unitType === unitTypeCodes.area;
export const isSchool = ({ unitType }: WithUnitType): boolean => unitType === unitTypeCodes.school;
