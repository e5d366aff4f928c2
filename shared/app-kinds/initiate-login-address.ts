import { findOutsideAddress } from './outside-address.ts';

/**
 * Where a client signs a user in by itself (OpenID Connect Core §4): a target counts only at the origin of the client. Undefined where
 * the client cannot be asked.
 */
export function initiateLoginAddress(
  uri: string | null,
  { issuer, target }: { issuer: string; target: string | null },
): string | undefined {
  const address = findOutsideAddress(uri);
  if (!address) return undefined;
  address.searchParams.set('iss', issuer);
  const wanted = findOutsideAddress(target);
  if (wanted?.origin === address.origin) address.searchParams.set('target_link_uri', wanted.href);
  return address.href;
}
