import { socialSwitchLogin } from '#shared/contracts';
import { request } from '../request/index.ts';
import { findUser } from '../session/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';

/**
 * Signs in as the other account of the same person and loads the page that is hers, so that nothing of the old identity
 * stays in memory. Choosing the current one does nothing (L03).
 * @param goTo where the other identity goes on
 * @throws RequestError when the server refuses or cannot be reached
 */
export const switchIdentity = async (userId: string, goTo: string): Promise<void> => {
  if (userId === findUser()?.userId || !(await confirmLeaving())) return;
  await request(socialSwitchLogin, { userId }, { silent: true });
  location.assign(goTo);
};
