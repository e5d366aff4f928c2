import type { Visitor } from '#bff/registry';
import {
  chooseAfterSignIn,
  expandRedirect,
  findMissingParameters,
  findPending,
  type HomeRules,
  homeFor,
  isMobileUserAgent,
  pagePaths,
  type SessionUser,
} from '#shared/contracts';
import type { Page } from './find-page.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
  /** The pinned public origin. */
  readonly origin: string;
  readonly userAgent: string;
}

const appCode = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

/**
 * Where a visitor is sent instead of the page; undefined shows it. A visitor whose user is not known yet is sent
 * nowhere but to the desktop: the shell finds out. The hash never reaches a server, the browser carries it over by itself.
 */
export function findRedirect(
  page: Page,
  visitor: Visitor,
  address: Address,
  rules: HomeRules,
): string | undefined {
  const user = visitor.state === 'known' ? visitor.user : null;
  const pending = user && findPending(user);
  if (pending) return pendingFor(pending.page, address);
  const expanded = expandRedirectCode(page, address);
  if (expanded !== undefined) return expanded;
  if (visitor.state === 'unknown') {
    if (page.kind === 'front-door') return pagePaths.desktop + address.search;
    return page.kind === 'redirect' ? pagePaths.desktop : undefined;
  }
  if (visitor.user !== null) return findTarget(page, visitor.user, address, rules);
  if (page.kind === 'front-door') return pagePaths.login + address.search;
  if (page.kind === 'redirect') return loginFor(address);
  if (page.kind === 'unknown') return undefined;
  return page.remote.audience.signedIn || (page.isAuthorize && isWhole(address))
    ? loginFor(address)
    : undefined;
}

/** The page that a user gets whose sign-in lacks something; from there she goes on to this one. */
function pendingFor(page: string, { pathname, search }: Address): string {
  return `${page}?redirect_uri=${encodeURIComponent(pathname + search)}`;
}

/**
 * The sign-in page with the app that `redirectCode` names as the place to go to; a place that is named already counts more,
 * and what is no code of an app counts as none.
 */
function expandRedirectCode(page: Page, { pathname, search }: Address): string | undefined {
  if (page.kind !== 'remote' || !page.isLogin) return undefined;
  const params = new URLSearchParams(search);
  const code = params.get('redirectCode') ?? '';
  if (params.has('redirect_uri') || !appCode.test(code)) return undefined;
  params.delete('redirectCode');
  params.set('redirect_uri', `/redirect/${code}`);
  return `${pathname}?${params}`;
}

/** Where somebody is sent who is signed in; undefined shows the page. */
function findTarget(
  page: Page,
  user: SessionUser,
  { pathname, search, origin, userAgent }: Address,
  rules: HomeRules,
): string | undefined {
  const isMobile = isMobileUserAgent(userAgent);
  if (page.kind === 'front-door') return homeFor(user, isMobile, rules) + search;
  if (page.kind === 'redirect') return expandRedirect(pathname + search, user, isMobile);
  if (page.kind === 'unknown' || !page.isLogin) return undefined;
  const params = new URLSearchParams(search);
  // A user who has to sign in again gets the form although somebody is signed in. A user who was sent in circles gets a
  // message.
  if (params.get('again') === '1' || params.get('reason') === 'login_loop') return undefined;
  const redirectUri = params.get('redirect_uri');
  return chooseAfterSignIn({ origin, path: pathname, hash: '', redirectUri, userAgent }, user, rules);
}

function loginFor({ pathname, search }: Address): string {
  return `${pagePaths.login}?redirect_uri=${encodeURIComponent(pathname + search)}`;
}

/** Nobody signs in for a request that lacks something: the page says what. */
function isWhole({ search }: Address): boolean {
  const params = new URLSearchParams(search);
  return Boolean(params.get('interaction')) || findMissingParameters(params).length === 0;
}
