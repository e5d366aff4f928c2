/** A link of the unit's own that may be shown before anyone has signed in. */
export interface SafeLink {
  href: string;
  /** True for another site: opens in a window of its own that cannot reach back. */
  external: boolean;
}

/**
 * A configured address, when it stays on the portal or goes to another site by https; anything else (http, javascript,
 * data, user names in addresses) is undefined.
 */
export function findSafeLink(candidate: string | null | undefined, origin: string): SafeLink | undefined {
  const text = candidate?.trim();
  if (!text || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.username || url.password) return undefined;
  if (url.origin === origin) return { href: `${url.pathname}${url.search}${url.hash}`, external: false };
  return url.protocol === 'https:' ? { href: url.href, external: true } : undefined;
}
