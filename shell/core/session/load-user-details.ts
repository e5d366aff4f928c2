import { findAllStudentByParentId, findStuByParentId, isParent, type SessionUser } from '#shared/contracts';
import { request } from '../request/index.ts';
import { setUserDetails } from './session-store.ts';
import { type Children, toDetails } from './user-details.ts';

const noChildren: Children = { list: [], current: [] };
const quietly = { noIntercept: true, silent: true } as const;

/**
 * Fetches what the session knows besides the user: the children of a parent, and the campuses out of their JSON text.
 * @throws RequestError when the children cannot be had
 */
export async function loadUserDetails(user: SessionUser): Promise<void> {
  setUserDetails(toDetails(user, isParent(user) ? await askForChildren(user) : noChildren));
}

async function askForChildren({ userId }: SessionUser): Promise<Children> {
  const [list, current] = await Promise.all([
    request(findAllStudentByParentId, { parentId: userId }, quietly),
    request(findStuByParentId, { parentId: userId }, quietly),
  ]);
  return { list, current };
}
