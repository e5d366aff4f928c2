import { type Child, setParentChildren } from '#shared/contracts';
import { post } from '../../core/request/index.ts';
import { findUser, refreshUserDetails } from '../../core/session/index.ts';
import { postChosen } from './other-tabs.ts';
import { keepSessionChild } from './session-child.ts';

/**
 * Makes a child the one that the parent looks at, on the server, in this session and in her other tabs
 * (L06).
 * @throws RequestError when it could not be saved: the child stays who it was
 */
export async function chooseChild(child: Child): Promise<void> {
  const user = findUser();
  if (!user) return;
  // The parent travels in the query, the child in the body.
  const query = new URLSearchParams({ parentId: user.userId });
  await post(`${setParentChildren.path}?${query}`, child, { silent: true });
  keepSessionChild(user.userId, child.id);
  postChosen(user.userId, child.id);
  // Who cannot be asked now is asked by the next check; the choice itself is saved.
  await refreshUserDetails().catch(() => undefined);
}
