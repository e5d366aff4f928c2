import { chooseAfterSignIn, homeFor, isMobileUserAgent, type SessionUser } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { setHomePath } from '../navigation/index.ts';

/** Lets the portal know where this user is at home. */
export function resolveHome(user: SessionUser): void {
  setHomePath(homeFor(user, isMobileUserAgent(navigator.userAgent), getBootData().homeRules));
}

/** The page after a sign-in on this one (B18); undefined stays here. */
export function choosePage(user: SessionUser, returnTo: string | undefined): string | undefined {
  const { origin, pathname: path, hash } = location;
  const page = { origin, path, hash, redirectUri: returnTo, userAgent: navigator.userAgent };
  return chooseAfterSignIn(page, user, getBootData().homeRules);
}
