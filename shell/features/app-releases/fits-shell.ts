import { type RegistryEntry, shellApiVersion } from '#shared/contracts';
import { isInRange } from '#shared/versions';

/** Whether the shell offers what an app needs of it. Apps of the portal's own build always fit. */
export function fitsShell({ release }: Pick<RegistryEntry, 'release'>): boolean {
  return release === undefined || isInRange(shellApiVersion, release.shellApi);
}
