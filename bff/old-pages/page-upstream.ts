/** A server with pages of the school's own, and the prefix below which the portal shows them. */
export interface PageUpstream {
  /** A path such as `/legacy`, without a slash at its end. */
  readonly prefix: string;
  /** Such as `http://127.0.0.1:9000`. The path goes there as it came, with its prefix. */
  readonly origin: string;
  /** Shown on the second origin alone (`APPS_ORIGIN`), where it can do nothing in the user's name. Default false. */
  readonly isUntrusted?: true;
}

/** Folders that the portal answers itself, whatever stands below them. */
const ownFolders = [
  'api',
  'zuul',
  'programs',
  'scim',
  'bff',
  'assets',
  'common',
  'oauth',
  'redirect',
  'desktop',
  'login',
  'healthz',
  'readyz',
];

/**
 * Reads `prefix=origin`, with ` untrusted` behind it for the second origin; undefined for anything else: a prefix of the portal's own, a root that holds pages of many
 * apps, an address with a path, a user or a query.
 */
export function parsePageUpstream(text: string): PageUpstream | undefined {
  const [, prefix = '', address = '', mark] =
    /^((?:\/[A-Za-z0-9][\w-]{0,63}){1,6})=(https?:\/\/[^\s/?#@]+)\/?( untrusted)?$/.exec(text) ?? [];
  const folder = prefix.split('/')[1] ?? '';
  if (!prefix || ownFolders.includes(folder.toLowerCase()) || /^\/(?:pages|area)$/.test(prefix))
    return undefined;
  if (!URL.canParse(address)) return undefined;
  return { prefix, origin: new URL(address).origin, ...(mark ? { isUntrusted: true } : {}) };
}

/** Whether one prefix stands within another one, or twice. */
export function haveOverlap(upstreams: readonly PageUpstream[]): boolean {
  return upstreams.some(({ prefix }, index) =>
    upstreams.some((other, at) => at !== index && `${other.prefix}/`.startsWith(`${prefix}/`)),
  );
}
