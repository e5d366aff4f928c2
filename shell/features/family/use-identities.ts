import { useQuery } from '@tanstack/react-query';
import {
  hasRole,
  isParent,
  type SessionUser,
  selectAlreadyParentTeacher,
  userTypeCodes,
} from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';

/** One of the two accounts of a person who is parent and teacher. */
export interface Identity {
  userId: string;
  userType: typeof userTypeCodes.teacher | typeof userTypeCodes.parent;
  name: string;
}

export function identitiesKey(userId: string): string[] {
  return [selectAlreadyParentTeacher.name, userId];
}

const rarelyChanges = 10 * 60_000;

/** The teacher and the parent that the signed-in person is; empty for a person who is only one of them. */
export function useIdentities(): Identity[] {
  const user = useUser();
  const { data } = useQuery({
    queryKey: identitiesKey(user.userId),
    queryFn: ({ signal }) => request(selectAlreadyParentTeacher, askFor(user), { signal, silent: true }),
    enabled: hasRole(user, 'teacher', 'parent'),
    staleTime: rarelyChanges,
  });
  if (!data) return [];
  return [
    { userId: data.teacherId, userType: userTypeCodes.teacher, name: data.teacherName },
    { userId: data.parentId, userType: userTypeCodes.parent, name: data.parentName },
  ];
}

function askFor(user: SessionUser) {
  return isParent(user)
    ? { parentId: user.userId, teacherId: undefined }
    : { parentId: undefined, teacherId: user.userId };
}
