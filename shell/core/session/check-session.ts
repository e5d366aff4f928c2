import { findPending, oauthMe, type SessionUser } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { isRequestError, refreshSession, request } from '../request/index.ts';
import { findUser, type Session, setSession } from './session-store.ts';
import { postSignedIn } from './tabs.ts';

type Finding = SessionUser | 'nobody' | 'no answer';

/**
 * Asks the server who is signed in and keeps the answer. A check that gets no answer signs nobody out: a user who was
 * signed in stays so, an unknown visitor is signed out with the reason `network` (D-16).
 */
export async function checkSession(): Promise<void> {
  let finding = await askMe();
  if (finding === 'nobody' && (await refreshSession())) finding = await askMe();
  if (finding === 'no answer' && findUser()) return;
  const pending = typeof finding === 'object' && findPending(finding);
  if (pending) return leaveTo(pending.page);
  keep(finding);
}

/** Takes over what the server wrote into the page, and asks where it did not know. */
export function startSession(): void {
  const { session, frame } = getBootData();
  // The frame of the page brings them, or asks.
  if (session.state === 'known') keep(session.user ?? 'nobody', { hasDetails: frame !== undefined });
  else void checkSession();
}

async function askMe(): Promise<Finding> {
  try {
    return (await request(oauthMe, {}, { noIntercept: true })) ?? 'nobody';
  } catch (error) {
    return isRequestError(error) && error.status === 401 ? 'nobody' : 'no answer';
  }
}

/** Nothing else is answered before what is asked for there; that page needs no app. It is on its way once this is called. */
function leaveTo(page: string): Promise<never> {
  const { pathname, search, hash } = location;
  const here = encodeURIComponent(pathname + search + hash);
  location.replace(`${page}?redirect_uri=${here}`);
  return new Promise(() => undefined);
}

function keep(finding: Finding, { hasDetails = false } = {}): void {
  setSession(toSession(finding));
  const user = findUser();
  if (!user) return;
  postSignedIn(user.userId);
  if (!hasDetails) loadDetails(user);
}

function toSession(finding: Finding): Session {
  if (finding === 'nobody') return { state: 'signed-out', user: null };
  if (finding === 'no answer') return { state: 'signed-out', user: null, reason: 'network' };
  return { state: 'signed-in', user: finding };
}

/** Not part of the first download; what cannot be had now comes with the next check. */
function loadDetails(user: SessionUser): void {
  import('./load-user-details.ts')
    .then(({ loadUserDetails }) => loadUserDetails(user))
    .catch(() => undefined);
}
