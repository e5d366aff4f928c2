import { findSafeReturnTo } from '#shared/contracts';
import { homePath, navigate } from '../navigation/index.ts';
import { fetchRegistry, setRegistry } from '../registry/index.ts';
import { checkSession } from './check-session.ts';
import { findUser } from './session-store.ts';

/** The rules are a download of their own: nobody needs them before somebody is signed in. */
const loadRules = () => import('./choose-page.ts');

/**
 * After the server has accepted a sign-in: asks who is signed in now and which apps there are, and moves on without
 * loading the page again, in the order of specification 1§4.
 * @param returnTo where the user wanted to go; anything that leaves the portal counts as missing
 * @throws Error when the server says that nobody is signed in, such as with cookies switched off
 */
export const completeSignIn = async (returnTo?: string): Promise<void> => {
  const before = findUser();
  const [registry, rules] = await Promise.allSettled([fetchRegistry(), loadRules(), checkSession()]);
  const user = findUser();
  if (!user) throw new Error('the sign-in was accepted, but no session came of it');
  // Another tab was quicker, and this page may already show what is that user's.
  const isAnother = before && before.userId !== user.userId;
  if (isAnother || registry.status === 'rejected' || rules.status === 'rejected') {
    // The server knows all of it; home is behind its front door.
    location.replace(findSafeReturnTo(returnTo, location.origin) ?? homePath());
    return;
  }
  setRegistry(registry.value);
  rules.value.settleHome(user);
  const target = rules.value.choosePage(user, returnTo);
  if (target !== undefined) await navigate(target, { replace: true });
};
