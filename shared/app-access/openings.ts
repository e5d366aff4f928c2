import { type ClosedApp, findRemoteOfPath, type RemoteManifest } from '#shared/contracts';
import { findClosedApp } from './closed-apps.ts';

/** What addresses of apps can open for one user. */
export interface Openings {
  /** The remotes that this user may open. */
  remotes: readonly Pick<RemoteManifest, 'code' | 'paths' | 'segments' | 'serverId'>[];
  /** Below these paths stand pages of other servers, which the portal shows in the full window. */
  pagePrefixes: readonly string[];
  /** What the user's unit keeps from her. Default none. */
  closedApps?: readonly ClosedApp[];
}

/** Whether the address of an app, with or without query and hash, opens something; the front door always does. */
export function canOpen(address: string, { remotes, pagePrefixes, closedApps = [] }: Openings): boolean {
  const path = pathOf(address);
  if (path === '/' || findRemoteOfPath(path, remotes)) return true;
  return findPagePrefix(path, pagePrefixes) !== undefined && !findClosedApp(path, closedApps);
}

/** The prefix that a path stands below, in whole segments. */
export function findPagePrefix(path: string, prefixes: readonly string[]): string | undefined {
  return prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** The path of an address within the portal, without query and hash. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
