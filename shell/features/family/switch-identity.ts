import { findUser, switchUser } from '../../core/session/index.ts';

/**
 * Signs in as the other account of the same person and loads the page that is hers. Choosing the current one does
 * nothing (L03).
 * @param goTo where the other identity goes on
 * @throws RequestError when the server refuses or cannot be reached
 */
export async function switchIdentity(userId: string, goTo: string): Promise<void> {
  if (userId !== findUser()?.userId) await switchUser(userId, goTo);
}
