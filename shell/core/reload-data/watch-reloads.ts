import { hasLoggedOut } from '#shared/stored-items';
import { findReloadData, keepReloadData, pageOf, type ReloadData } from './reload-data.ts';

/** How long content may take until the page stays where it is, ms. */
const reloadTimeoutMs = 10_000;

/** With any of these the user has begun to move by herself. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let current: ReloadData | undefined;

/** How often in a row the open page was loaded anew. */
export function getReloadCount(): number {
  return getCurrent().count;
}

/** Brings the page back to where it stood before it was loaded anew, and keeps where it stands when it goes. */
export function watchReloads(): () => void {
  const { count, scrollTop } = getCurrent();
  const stopScrolling = scrollTop > 0 ? scrollWhenLong(scrollTop) : undefined;
  const keep = (): void => {
    // Signing out leaves nothing behind, the page that it leaves either.
    if (!hasLoggedOut()) keepReloadData(pageOf(location), { count, scrollTop: scrollY });
  };
  addEventListener('pagehide', keep);
  return () => {
    stopScrolling?.();
    removeEventListener('pagehide', keep);
  };
}

function getCurrent(): ReloadData {
  current ??= (wasLoadedAnew() ? findReloadData(pageOf(location)) : undefined) ?? { count: 0, scrollTop: 0 };
  return current;
}

/** Scrolls as soon as the page is long enough for it. */
function scrollWhenLong(scrollTop: number): () => void {
  const page = pageOf(location);
  const stop = new AbortController();
  const { signal } = stop;
  const end = (): void => stop.abort();
  const tryScroll = (): void => {
    const isElsewhere = pageOf(location) !== page;
    if (!isElsewhere && document.documentElement.scrollHeight - innerHeight < scrollTop) return;
    if (!isElsewhere) scrollTo({ top: scrollTop, behavior: 'instant' });
    end();
  };
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(end, reloadTimeoutMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const move of moves) addEventListener(move, end, { signal, passive: true });
  observer.observe(document.body);
  return end;
}

function wasLoadedAnew(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');
}
