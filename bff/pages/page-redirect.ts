import type { Visitor } from '#bff/registry';
import { findSafeReturnTo, pagePaths } from '#shared/contracts';
import type { Page } from './find-page.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
  /** The pinned public origin. */
  readonly origin: string;
}

const loginFor = ({ pathname, search }: Address): string =>
  `${pagePaths.login}?redirect_uri=${encodeURIComponent(pathname + search)}`;

const returnTarget = ({ search, origin }: Address): string =>
  findSafeReturnTo(new URLSearchParams(search).get('redirect_uri'), origin) ?? pagePaths.desktop;

/**
 * Where a visitor is sent instead of the page; undefined shows it. A visitor whose user is not known yet is sent
 * nowhere but home: the shell finds out. The hash never reaches a server, the browser carries it over by itself.
 */
export const findRedirect = (page: Page, visitor: Visitor, address: Address): string | undefined => {
  const isSignedOut = visitor.state === 'known' && visitor.user === null;
  if (page.kind === 'front-door') return (isSignedOut ? pagePaths.login : pagePaths.desktop) + address.search;
  if (page.kind === 'unknown' || visitor.state === 'unknown') return undefined;
  if (isSignedOut) {
    // Without a client there is nothing to sign in for: the page says so.
    const isAsked = page.isAuthorize && /[?&](?:client_id|interaction)=./.test(address.search);
    return page.remote.audience.signedIn || isAsked ? loginFor(address) : undefined;
  }
  return page.isLogin ? returnTarget(address) : undefined;
};
