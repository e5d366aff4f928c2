import { useLayoutEffect, useState } from 'react';

/** The app on whose link the keyboard stands in the page that the server has drawn. */
const findFocusedLink = (): string | undefined =>
  document.activeElement?.closest('.boot a')?.getAttribute('href') ?? undefined;

/** Puts the focus on the tile of the app whose link it takes the place of, so that nobody starts at the top again. */
export const useKeptFocus = (): void => {
  const [href] = useState(findFocusedLink);
  useLayoutEffect(() => {
    if (href !== undefined)
      document
        .querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true });
  }, [href]);
};
