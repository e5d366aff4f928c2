import { useEffect } from 'react';

/** Gives the focus back to what had it on opening, where nothing else has taken it since. */
export function useFocusReturn(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const before = document.activeElement;
    return () => {
      // By now the dialog is gone, and the focus that was in it.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [isActive]);
}
