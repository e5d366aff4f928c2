import type { PageUpstream } from '#bff/old-pages';
import { findPagePrefix } from '#shared/app-access';

export interface AddressRules {
  /** All servers of the registry. */
  readonly upstreams: readonly PageUpstream[];
  readonly publicOrigin: string;
}

/**
 * The path at which the portal answers a file of a manifest (D-53). Undefined for files of servers that the operator has not
 * named, and for files beside their prefix.
 * @param base address of the manifest at its server, which relative addresses start from
 */
export function findPublicAddress(
  address: string,
  base: string,
  { upstreams, publicOrigin }: AddressRules,
): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, username, password } = new URL(address, base);
  if (username || password) return undefined;
  const isServed = upstreams.some(
    (upstream) =>
      (origin === upstream.origin || origin === publicOrigin) &&
      findPagePrefix(pathname, [upstream.prefix]) !== undefined,
  );
  return isServed ? pathname + search : undefined;
}
