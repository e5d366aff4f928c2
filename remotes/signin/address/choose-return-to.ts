import { findSafeReturnTo, pagePaths } from '#shared/contracts';

/** Where the sign-in page was opened. */
export interface SignInAddress {
  origin: string;
  search: string;
  hash: string;
}

/**
 * The page that `redirect_uri` asks for, when it stays on the portal (B16, D-08). Apps route by
 * hash, and a hash that the writer of the link forgot to encode lands on the sign-in page itself: it is carried over.
 * Undefined means home; so does the sign-in page as its own target.
 */
export function chooseReturnTo({ origin, search, hash }: SignInAddress): string | undefined {
  const target = findSafeReturnTo(new URLSearchParams(search).get('redirect_uri'), origin);
  if (!target || new URL(target, origin).pathname === pagePaths.login) return undefined;
  return target.includes('#') ? target : `${target}${hash}`;
}
