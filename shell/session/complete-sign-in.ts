import { findSafeReturnTo } from '#shared/contracts';
import { homePath, navigate } from '../navigation/index.ts';
import { fetchRegistry, setRegistry } from '../registry/index.ts';
import { checkSession } from './check-session.ts';
import { findUser } from './session-store.ts';

/**
 * After the server has accepted a sign-in: asks who is signed in now and which apps there are, and moves on without
 * loading the page again.
 * @param returnTo where the user wanted to go; anything that leaves the portal counts as missing. Default: home
 * @throws Error when the server says that nobody is signed in, such as with cookies switched off
 */
export const completeSignIn = async (returnTo?: string): Promise<void> => {
  const target = findSafeReturnTo(returnTo, location.origin) ?? homePath();
  const [registry] = await Promise.allSettled([fetchRegistry(), checkSession()]);
  if (!findUser()) throw new Error('the sign-in was accepted, but no session came of it');
  if (registry.status === 'rejected') {
    location.replace(target);
    return;
  }
  setRegistry(registry.value);
  await navigate(target, { replace: true });
};
