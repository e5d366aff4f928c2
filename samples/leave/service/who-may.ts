import { ownPupilsOf, type PortalUser, type School } from '@portal/shell/service';
import type { LeaveRequest } from './request.ts';
import { userTypes } from './user-types.ts';

export function isAdministrator({ userType }: PortalUser): boolean {
  return userType === userTypes.administrator;
}

/** Teachers and administrators. */
export function isStaff(user: PortalUser): boolean {
  return user.userType === userTypes.teacher || isAdministrator(user);
}

/** The classes whose requests a user decides about: those that she is head teacher of. */
export function decidedClassesOf(school: School, { userId, userType }: PortalUser): string[] {
  if (userType !== userTypes.teacher) return [];
  return school.classes.flatMap(({ classId, heads }) => (heads.includes(userId) ? [classId] : []));
}

/** Whether a user may read a request: who asked or is meant, who decides, and administrators. */
export function mayRead(school: School, user: PortalUser, request: LeaveRequest): boolean {
  return (
    isAdministrator(user) ||
    decidedClassesOf(school, user).includes(request.classId) ||
    ownPupilsOf(school, user.userId).some(({ userId }) => userId === request.pupilId)
  );
}

export function mayDecide(school: School, user: PortalUser, request: LeaveRequest): boolean {
  return isAdministrator(user) || decidedClassesOf(school, user).includes(request.classId);
}

/** Who asked takes it back, as long as nobody has decided. */
export function mayWithdraw(user: PortalUser, request: LeaveRequest): boolean {
  return request.askerId === user.userId && request.state === 'asked';
}
