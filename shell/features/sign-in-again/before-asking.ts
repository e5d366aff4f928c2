import { oauthLoginUserClient, oauthMe, oauthRelogin, type SessionUser } from '#shared/contracts';
import { findLogoutHook } from '#shared/host-app';
import { findItem, hasLoggedOut, itemNames } from '#shared/stored-items';
import { request } from '../../core/request/index.ts';
import { checkSession, findContainer, findUser, leaveToOtherUser } from '../../core/session/index.ts';
import { isDirty } from '../../core/unsaved/index.ts';

/** `signed-in`: the same user is back. `left`: the program around the portal takes over. `ask`: nothing did. */
export type Outcome = 'signed-in' | 'left' | 'ask';

const reloginPath = '/needtologinpagerelogin';

/** The lost session that a hook has taken over. A session that comes back is a new object. */
let handedOver: SessionUser | undefined;

/**
 * Tries other ways before a dialog asks for the password. A page whose session is somebody else's now loads anew.
 * Otherwise the order of D07 applies: the client id of a mobile app, the window of a desktop client, the hook of a
 * program around the portal. The hook runs once per lost session. Unsaved work is never left to a hook.
 * @param onSignedIn called when the window of a desktop client has signed in, while the dialog asks
 */
export async function signInBeforeAsking(userId: string, onSignedIn: () => void): Promise<Outcome> {
  if (await isSomebodyElse(userId)) {
    // Unsaved work waits for its owner; all else makes room for whom the one cookie names.
    if (isDirty()) return 'ask';
    leaveToOtherUser();
    return 'left';
  }
  if (await signInByClientId(userId)) return 'signed-in';
  if (findContainer() === 'desktop-client') {
    openWindow(userId, onSignedIn);
    return 'ask';
  }
  const hook = isDirty() ? undefined : findLogoutHook();
  if (!hook) return 'ask';
  const lost = findUser();
  if (!lost || lost !== handedOver) hook();
  handedOver = lost;
  return 'left';
}

/** Another tab signed somebody else in, and this page was not notified. */
async function isSomebodyElse(userId: string): Promise<boolean> {
  const user = await request(oauthMe, {}, { noIntercept: true }).catch(() => null);
  return user !== null && user.userId !== userId;
}

/** The mobile app signs in by the client id of its device. */
async function signInByClientId(userId: string): Promise<boolean> {
  const userClientId = hasLoggedOut() ? undefined : findItem(itemNames.clientId);
  if (!userClientId) return false;
  try {
    await request(oauthLoginUserClient, { userClientId }, { silent: true });
    return await isBack(userId);
  } catch {
    return false;
  }
}

/** The windows of a desktop client need not share their cookies: the other one hands a handle over, which signs in here. */
function openWindow(userId: string, onSignedIn: () => void): void {
  const onMessage = async ({ origin, data }: MessageEvent<unknown>): Promise<void> => {
    const accessToken = origin === location.origin ? accessTokenOf(data) : undefined;
    if (accessToken === undefined) return;
    removeEventListener('message', onMessage);
    try {
      await request(oauthRelogin, { accessToken }, { silent: true });
      if (await isBack(userId)) onSignedIn();
    } catch {
      // The dialog over the page is still there.
    }
  };
  addEventListener('message', onMessage);
  window.open(reloginPath, '_blank', 'width=520,height=760');
}

async function isBack(userId: string): Promise<boolean> {
  await checkSession();
  return findUser()?.userId === userId;
}

function accessTokenOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type !== 'portal-signed-in' || !('accessToken' in data)) return undefined;
  return typeof data.accessToken === 'string' ? data.accessToken : undefined;
}
