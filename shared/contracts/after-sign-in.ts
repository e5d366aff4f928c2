import type { SessionUser } from './entities/session-user.ts';
import type { HomeRules } from './home-rules.ts';
import { expandRedirect, homeFor, isDesktopPath, isMobileUserAgent } from './homes.ts';
import { isBindPath } from './page-address.ts';
import { pagePaths } from './page-paths.ts';
import { findSafeReturnTo } from './safe-return-to.ts';

/** A page on which somebody has just signed in. */
export interface SignedInPage {
  /** The pinned public origin, such as `https://portal.example`. */
  origin: string;
  /** Path of the page. */
  path: string;
  /** Its hash with `#`, or empty; a server does not know it. */
  hash: string;
  /** Where the visitor wanted to go: the parameter `redirect_uri`, not yet checked. */
  redirectUri: string | null | undefined;
  userAgent: string;
}

/**
 * Where a link goes that has signed somebody in on the page that it names: inside a messaging app to the page for those
 * (D-25), else nowhere. The desktop stays, since its settings stand in a hash that a server does not know.
 */
export function findInAppPage(
  { origin, path, userAgent }: Pick<SignedInPage, 'origin' | 'path' | 'userAgent'>,
  { inAppPage }: Pick<HomeRules, 'inAppPage'>,
): string | undefined {
  if (isLoginEntry(path) || isDesktopPath(path) || !isMessagingApp(userAgent)) return undefined;
  const target = findTarget(inAppPage, origin);
  // An empty hash keeps browsers from carrying over that of the link.
  return target === undefined || target.includes('#') ? target : `${target}#`;
}

/**
 * Where a page goes after a sign-in, in the order of B18 as D-25 reads it: `redirect_uri`, the
 * configured jump page, home, the page for messaging apps, and at last nowhere. Undefined stays. An address that leaves
 * the portal, or leads back to the sign-in, counts as none.
 */
export function chooseAfterSignIn(
  page: SignedInPage,
  user: Pick<SessionUser, 'unitId' | 'unitType' | 'userType'>,
  rules: HomeRules,
): string | undefined {
  const { origin, path, redirectUri, userAgent } = page;
  if (!isLoginEntry(path) && isDesktopSetting(page)) return undefined;
  const isMobile = isMobileUserAgent(userAgent);
  const find = (candidate: string | null | undefined): string | undefined => {
    const target = findTarget(candidate, origin);
    return target === undefined ? undefined : expandRedirect(target, user, isMobile);
  };
  return (
    find(redirectUri) ??
    find(rules.loginJumpPage) ??
    (isLoginEntry(path) ? homeFor(user, isMobile, rules) : undefined) ??
    (isMessagingApp(userAgent) ? find(rules.inAppPage) : undefined)
  );
}

/** Pages where people sign in: only those lead home (D-25). */
function isLoginEntry(path: string): boolean {
  return (
    path === '/' || path === pagePaths.login || path.startsWith(`${pagePaths.login}/`) || isBindPath(path)
  );
}

function isMessagingApp(userAgent: string): boolean {
  return /MicroMessenger|wxwork/i.test(userAgent);
}

function findTarget(candidate: string | null | undefined, origin: string): string | undefined {
  const safe = findSafeReturnTo(candidate, origin);
  return safe === undefined || new URL(safe, origin).pathname === pagePaths.login ? undefined : safe;
}

/** Settings of the desktop, which nobody is taken away from (B20). */
function isDesktopSetting({ path, hash }: SignedInPage): boolean {
  return /(?:desktop|areaDesktop)\/setting/.test(path + hash);
}
