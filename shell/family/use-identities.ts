import { useQuery } from '@tanstack/react-query';
import { type SessionUser, selectAlreadyParentTeacher } from '#shared/contracts';
import { request } from '../request/index.ts';
import { useUser } from '../session/index.ts';

/** One of the two accounts of a person who is parent and teacher. */
export interface Identity {
  userId: string;
  userType: 2 | 3;
  name: string;
}

const rarelyChanges = 10 * 60_000;

const askFor = ({ userId, userType }: SessionUser) =>
  userType === 3 ? { parentId: userId, teacherId: undefined } : { parentId: undefined, teacherId: userId };

/** The teacher and the parent that the signed-in person is; empty for whoever is only one of them. */
export const useIdentities = (): Identity[] => {
  const user = useUser();
  const { data } = useQuery({
    queryKey: [selectAlreadyParentTeacher.name, user.userId],
    queryFn: ({ signal }) => request(selectAlreadyParentTeacher, askFor(user), { signal, silent: true }),
    enabled: user.userType === 2 || user.userType === 3,
    staleTime: rarelyChanges,
  });
  if (!data) return [];
  return [
    { userId: data.teacherId, userType: 2, name: data.teacherName },
    { userId: data.parentId, userType: 3, name: data.parentName },
  ];
};
