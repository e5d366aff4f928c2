import { findSafeReturnTo, type SessionUser } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { homePath, navigate } from '../navigation/index.ts';
import { fetchRegistry, setRegistry } from '../registry/index.ts';
import { RequestError } from '../request/index.ts';
import { checkSession } from './check-session.ts';
import { findUser, isUnanswered } from './session-store.ts';
import { markSignIn } from './sign-in-mark.ts';

/** An answer that the network lost says nothing about the sign-in, so that it is asked for again. */
const pausesMs = [500, 1500];

/**
 * After the server has accepted a sign-in: asks who is signed in now and which apps there are. Then moves on without
 * loading the page again, in the order of B18. The language of the account may be another: then the page is loaded.
 * @param returnTo where the user wanted to go; anything that leaves the portal counts as missing
 * @throws RequestError when nobody answers who is signed in
 * @throws Error when the server says that nobody is signed in, such as with cookies switched off
 */
export async function completeSignIn(returnTo?: string): Promise<void> {
  const before = findUser();
  const [registry, rules] = await Promise.allSettled([fetchRegistry(), loadRules(), checkUntilAnswered()]);
  const user = findUser();
  if (!user && isUnanswered()) throw new RequestError({ kind: 'network', message: 'no answer to oauth/me' });
  if (!user) throw new Error('the sign-in was accepted, but no session came of it');
  markSignIn();
  // Another tab was quicker, and this page may already show what is that user's.
  const isAnother = before && before.userId !== user.userId;
  if (isAnother || registry.status === 'rejected' || rules.status === 'rejected') {
    // The server knows all of it; home is behind its front door.
    location.replace(findSafeReturnTo(returnTo, location.origin) ?? homePath());
    return;
  }
  setRegistry(registry.value);
  rules.value.resolveHome(user);
  const target = rules.value.choosePage(user, returnTo);
  if (wantsOther(user)) {
    if (target === undefined) location.reload();
    else location.replace(target);
  } else if (target !== undefined) await navigate(target, { replace: true });
}

/** The rules are a download of their own: nobody needs them before somebody is signed in. */
function loadRules() {
  return import('./choose-page.ts');
}

async function checkUntilAnswered(): Promise<void> {
  await checkSession();
  for (const pauseMs of pausesMs) {
    if (!isUnanswered()) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await checkSession();
  }
}

/** A page changes its language only by loading anew. */
function wantsOther({ language }: SessionUser): boolean {
  return language != null && language !== getBootData().language;
}
