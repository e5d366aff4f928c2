import { hashedScriptIn } from '#shared/file-hash';
import { createSharedValue } from '../../core/shared-value/index.ts';
import { isDirty } from '../../core/unsaved/index.ts';

const key = 'portal-stale-reload';
const againAfterMs = 60_000;
const timeoutMs = 5_000;

const stale = createSharedValue(false);

/** Whether files of this page are gone from the server: only a reload brings them back. */
export function useIsStale(): boolean {
  return stale.use();
}

/** Notes when something failed because its chunk is gone from the server: the page is older than what is deployed. */
export async function noteStaleChunk(error: Error): Promise<boolean> {
  const address = hashedScriptIn(error.message);
  const isStale = address !== undefined && (await isGone(address));
  if (isStale) stale.set(true);
  return isStale;
}

/**
 * A chunk that is gone means that the page is older than the server: reloading brings both together. Done once a minute
 * at most, so that a real fault is shown and does not loop, and never over unsaved work: then the user is asked.
 * @returns true when the page is about to reload
 */
export async function reloadForStaleChunk(error: Error): Promise<boolean> {
  if (!(await noteStaleChunk(error)) || isDirty() || !isFirstInMinute()) return false;
  location.reload();
  return true;
}

/** A file that is gone, not one that a network keeps away: reloading would not bring that back. */
async function isGone(address: string): Promise<boolean> {
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
    return (await fetch(address, options)).status === 404;
  } catch {
    return false;
  }
}

function isFirstInMinute(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < againAfterMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
