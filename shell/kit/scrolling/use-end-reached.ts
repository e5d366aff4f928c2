import { type RefObject, useEffect, useRef } from 'react';

/** Pixels before the end of a list at which its next part is asked for (P06). */
const distancePx = 10;

export interface EndReached {
  /** False while a part is on its way, after a failure, and where there is no more. */
  isWaiting: boolean;
  /** Rows that are here: a part that does not fill the place asks for the next one at once. */
  count: number;
  onEnd: () => void;
}

/**
 * Calls when somebody has scrolled to the end, up to 10 px before it.
 * @param end stands below the last row
 */
export function useEndReached(
  end: RefObject<HTMLElement | null>,
  { isWaiting, count, onEnd }: EndReached,
): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other rows the end stands elsewhere
  useEffect(() => {
    const element = end.current;
    if (!isWaiting || !element) return undefined;
    // A new observer says at once whether the end is in sight.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { root: findScroller(element), rootMargin: `0px 0px ${distancePx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, count, end]);
}

/** What scrolls around an element; null for the page itself. */
function findScroller(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}
