import { useLayoutEffect, useState } from 'react';

/** Puts the focus on the tile of the app whose link it replaces, so that nobody starts at the top again. */
export function useKeptFocus(): void {
  const [href] = useState(findFocusedLink);
  useLayoutEffect(() => {
    if (href !== undefined)
      document
        .querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true });
  }, [href]);
}

/** The app on whose link the keyboard stands in the page that the server has drawn. */
function findFocusedLink(): string | undefined {
  return document.activeElement?.closest('.boot a')?.getAttribute('href') ?? undefined;
}
