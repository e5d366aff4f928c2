import { useSyncExternalStore } from 'react';

/** A window narrower than so many rem has no room for a table. */
const tableRem = 48;

let isNarrow: boolean | undefined;

/** Whether the window is too narrow for a table at the present size of the text. */
export function useNarrow(): boolean {
  // The third is for unit tests, which render without a page.
  return useSyncExternalStore(subscribe, isNarrowNow, measure);
}

function subscribe(onChange: () => void): () => void {
  const follow = (): void => {
    isNarrow = measure();
    onChange();
  };
  // One rem wide and out of sight: it changes with the size of the text.
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;width:1rem;height:0';
  document.body.append(probe);
  const observer = new ResizeObserver(follow);
  observer.observe(probe);
  addEventListener('resize', follow);
  return () => {
    observer.disconnect();
    probe.remove();
    removeEventListener('resize', follow);
    isNarrow = undefined;
  };
}

function isNarrowNow(): boolean {
  isNarrow ??= measure();
  return isNarrow;
}

/** A media query knows only the text size of the browser, so the one that the page has now is measured. */
function measure(): boolean {
  return innerWidth < tableRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
