import { useEffect } from 'react';

let lastHash: string | undefined;

/**
 * Gives the focus to the heading after a move within the app, where what had it is gone; not on the first page, where
 * the browser starts at the top.
 */
export function useFocusOnArrival(): void {
  useEffect(() => {
    const isMove = lastHash !== undefined && lastHash !== location.hash;
    lastHash = location.hash;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isMove && isLost)
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, []);
}
