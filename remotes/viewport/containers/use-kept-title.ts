import { useEffect } from 'react';

/**
 * Gives the window its title back when a bundle in the page changes it.
 * @param title of the page: a new one counts
 */
export function useKeptTitle(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title of the window has just followed that of the page
  useEffect(() => {
    const kept = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== kept) document.title = kept;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
