import { socialSwitchLogin } from '#shared/contracts';
import { request } from '../request/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';

/** Knows what home is for whom. */
const frontDoor = '/';

/**
 * Becomes another user and goes to her home; asks first when a form holds unsaved work.
 * @returns false when the user would rather stay
 * @throws RequestError when the server refuses: nothing has changed
 */
export const becomeUser = async (userId: string): Promise<boolean> => {
  if (!(await confirmLeaving())) return false;
  await request(socialSwitchLogin, { userId }, { silent: true });
  // A document of its own: nothing of the user before may stay in memory.
  location.assign(frontDoor);
  return true;
};
