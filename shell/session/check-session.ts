import { oauthMe, type SessionUser } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { isRequestError, refreshSession, request } from '../request/index.ts';
import { findUser, type Session, setSession } from './session-store.ts';
import { tellSignedIn } from './tabs.ts';

type Finding = SessionUser | 'nobody' | 'no answer';

const askMe = async (): Promise<Finding> => {
  try {
    return (await request(oauthMe, {}, { noIntercept: true })) ?? 'nobody';
  } catch (error) {
    return isRequestError(error) && error.status === 401 ? 'nobody' : 'no answer';
  }
};

const toSession = (finding: Finding): Session => {
  if (finding === 'nobody') return { state: 'signed-out', user: null };
  if (finding === 'no answer') return { state: 'signed-out', user: null, reason: 'network' };
  return { state: 'signed-in', user: finding };
};

/** Not part of the first download; what cannot be had now comes with the next check. */
const loadDetails = (user: SessionUser): void => {
  import('./load-user-details.ts')
    .then(({ loadUserDetails }) => loadUserDetails(user))
    .catch(() => undefined);
};

const keep = (finding: Finding): void => {
  setSession(toSession(finding));
  const user = findUser();
  if (!user) return;
  tellSignedIn(user.userId);
  loadDetails(user);
};

/**
 * Asks the server who is signed in and keeps the answer. A check that gets no answer signs nobody out: whoever was
 * signed in stays so, an unknown visitor is signed out with the reason `network` (decision 16).
 */
export const checkSession = async (): Promise<void> => {
  let finding = await askMe();
  if (finding === 'nobody' && (await refreshSession())) finding = await askMe();
  if (finding === 'no answer' && findUser()) return;
  keep(finding);
};

/** Takes over what the server wrote into the page, and asks where it did not know. */
export const startSession = (): void => {
  const { state, user } = getBootData().session;
  if (state === 'known') keep(user ?? 'nobody');
  else void checkSession();
};
