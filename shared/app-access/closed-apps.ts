import { type ClosedApp, findAppPage } from '#shared/contracts';

/**
 * The app at an address that a user's unit keeps from her; undefined where there is none. Pages of an app have its code in their
 * address, or stand at its own deploy path and below.
 */
export function findClosedApp(path: string, closedApps: readonly ClosedApp[]): ClosedApp | undefined {
  const page = findAppPage(path);
  return closedApps.find(({ code, deployPath }) => code === page?.code || isBelow(path, deployPath));
}

/** A deploy path with a query or hash is one page for many apps, which says nothing by its path. */
function isBelow(path: string, deployPath: string | null): boolean {
  if (!deployPath || !/^\/[^?#]+[^?#/]$/.test(deployPath)) return false;
  return path === deployPath || path.startsWith(`${deployPath}/`);
}
