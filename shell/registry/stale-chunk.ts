const key = 'portal-stale-reload';
const againAfterMs = 60_000;

const isChunkFailure = (error: Error): boolean =>
  /dynamically imported module|ChunkLoadError|Loading chunk|Importing a module script failed/i.test(
    error.message,
  );

/**
 * A missing chunk mostly means that the page is older than the server: reloading brings both together. Done once a minute
 * at most, so that a real fault is shown and does not loop.
 * @returns true when the page is about to reload
 */
export const reloadForStaleChunk = (error: Error): boolean => {
  if (!isChunkFailure(error) || !/\.[0-9a-f]{8}\.js/.test(error.message)) return false;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < againAfterMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};
