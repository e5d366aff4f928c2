import type { AppRelease } from '#shared/contracts';
import { compareVersions, isInRange, isVersionBelow } from '#shared/versions';
import type { Given } from './apps-query.ts';

/** What of the portal does not fit a release: `portal-old` needs a newer portal, `app-old` a new build of the app. */
export type Misfit = 'portal-old' | 'app-old' | 'server-old';

/** Compares what a release wants with what the portal has, as the portal does before it opens an app. */
export function findMisfits(
  { shellApi, minServerVersion }: Pick<AppRelease, 'shellApi' | 'minServerVersion'>,
  given: Given,
): Misfit[] {
  const isServerOld = given.serverVersion !== null && isVersionBelow(given.serverVersion, minServerVersion);
  return [...findShellMisfits(shellApi, given.shellApi), ...(isServerOld ? (['server-old'] as const) : [])];
}

function findShellMisfits(range: string, version: string): Misfit[] {
  if (range === '' || isInRange(version, range)) return [];
  return [compareVersions(version, range) < 0 ? 'portal-old' : 'app-old'];
}
