import { socialSwitchLogin } from '#shared/contracts';
import { request } from '../request/index.ts';
import { confirmLeaving } from '../unsaved/index.ts';
import { expectOtherUser, leaveToOtherUser } from './other-user.ts';

/**
 * Signs in as another user and loads a page of hers. Asks first when a form holds unsaved work. Another call of this page
 * may notice the switch before or after its answer: it leads to the same page.
 * @param goTo path of the page that is hers
 * @returns false when the user would rather stay
 * @throws RequestError when the server refuses or cannot be reached: nothing has changed
 */
export async function switchUser(userId: string, goTo: string): Promise<boolean> {
  if (!(await confirmLeaving())) return false;
  expectOtherUser(goTo);
  try {
    await request(socialSwitchLogin, { userId }, { silent: true });
  } catch (error) {
    expectOtherUser();
    throw error;
  }
  leaveToOtherUser();
  return true;
}
