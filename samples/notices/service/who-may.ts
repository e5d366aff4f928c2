import { classNameOf, type PortalUser, type School } from '@portal/shell/service';
import type { Notice, NoticeClass } from './notice.ts';
import { userTypes } from './user-types.ts';

export function isAdministrator({ userType }: PortalUser): boolean {
  return userType === userTypes.administrator;
}

/** The classes that a user may write to: those that a teacher teaches or looks after, and all for an administrator. */
export function writableClassesOf(school: School, user: PortalUser): NoticeClass[] {
  if (!isAdministrator(user) && user.userType !== userTypes.teacher) return [];
  const taught = new Set(school.people.get(user.userId)?.classes.map(({ classId }) => classId));
  return school.classes
    .filter(
      ({ classId, heads }) => isAdministrator(user) || taught.has(classId) || heads.includes(user.userId),
    )
    .map((each) => ({ classId: each.classId, name: classNameOf(each) }));
}

/** Who wrote a notice sees who has read it and reminds the rest; administrators see all of the unit. */
export function mayFollow(user: PortalUser, notice: Notice): boolean {
  return isAdministrator(user) || notice.writerId === user.userId;
}
