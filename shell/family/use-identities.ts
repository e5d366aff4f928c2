import { useQuery } from '@tanstack/react-query';
import {
  hasRole,
  isParent,
  type SessionUser,
  selectAlreadyParentTeacher,
  userTypeCodes,
} from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

/** One of the two accounts of a person who is parent and teacher. */
export interface Identity {
  userId: string;
  userType: typeof userTypeCodes.teacher | typeof userTypeCodes.parent;
  name: string;
}

export const identitiesKey = (userId: string): string[] => [selectAlreadyParentTeacher.name, userId];

const rarelyChanges = 10 * 60_000;

const askFor = (user: SessionUser) =>
  isParent(user)
    ? { parentId: user.userId, teacherId: undefined }
    : { parentId: undefined, teacherId: user.userId };

/** The teacher and the parent that the signed-in person is; empty for whoever is only one of them. */
export const useIdentities = (): Identity[] => {
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
};
