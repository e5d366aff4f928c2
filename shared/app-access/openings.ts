import { findRemoteOfPath, type RemoteManifest } from '#shared/contracts';

/** What addresses of apps can open for one user. */
export interface Openings {
  /** The remotes that this user may open. */
  remotes: readonly Pick<RemoteManifest, 'code' | 'paths' | 'segments' | 'serverId'>[];
  /** Below these paths stand pages of other servers, which the portal shows in the full window. */
  pagePrefixes: readonly string[];
}

/** Whether the address of an app, with or without query and hash, opens something; the front door always does. */
export function canOpen(address: string, { remotes, pagePrefixes }: Openings): boolean {
  const path = pathOf(address);
  if (path === '/' || findRemoteOfPath(path, remotes)) return true;
  return findPagePrefix(path, pagePrefixes) !== undefined;
}

/** The prefix that a path stands below, in whole segments. */
export function findPagePrefix(path: string, prefixes: readonly string[]): string | undefined {
  return prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** The path of an address within the portal, without query and hash. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
