import { useEffect } from 'react';

let lastHash: string | undefined;

/** Leads to the top of a page, and the focus to its heading where what had it is gone; not on the first one. */
export function useFocusOnArrival(): void {
  useEffect(() => {
    const isMove = lastHash !== undefined && lastHash !== location.hash;
    lastHash = location.hash;
    if (!isMove) return;
    scrollTo({ top: 0 });
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, []);
}
