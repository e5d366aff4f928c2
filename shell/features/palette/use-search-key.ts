import { useEffect } from 'react';
import { openPalette } from './palette-open.ts';

/** Ctrl+K, and ⌘K on a Mac, on every page. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** As it is written on the keyboard of this machine. */
export const searchKeyName: string = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
  ? '⌘K'
  : 'Ctrl K';

/** As screen readers announce them. */
export const searchKeys = 'Control+K Meta+K';

function isSearchKey(event: KeyboardEvent): boolean {
  return (
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
  );
}
