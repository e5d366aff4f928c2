import {
  type Child,
  findAllStudentByParentId,
  findStuByParentId,
  parseCampusUnits,
  type SessionUser,
} from '#shared/contracts';
import { request } from '../request/index.ts';
import { setUserDetails } from './session-store.ts';

const parent = 3;
const quietly = { noIntercept: true, silent: true } as const;

/** Of several the first is the current one (decision 23). */
const askForChildren = async ({ userId }: SessionUser): Promise<{ list: Child[]; current: Child | null }> => {
  const [list, [current = null]] = await Promise.all([
    request(findAllStudentByParentId, { parentId: userId }, quietly),
    request(findStuByParentId, { parentId: userId }, quietly),
  ]);
  return { list, current };
};

/**
 * Fetches what the session knows besides the user: the children of a parent, and the campuses out of their JSON text.
 * @throws RequestError when the children cannot be had
 */
export const loadUserDetails = async (user: SessionUser): Promise<void> => {
  const { list, current } =
    user.userType === parent ? await askForChildren(user) : { list: [], current: null };
  setUserDetails({
    userId: user.userId,
    campusUnits: parseCampusUnits(user.campusUnits),
    chirdenList: list,
    currentChirden: current,
    chirdenId: current?.id ?? '',
    chirdenName: current?.realName ?? '',
  });
};
