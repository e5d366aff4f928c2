import { type RefObject, useEffect } from 'react';
import { usePage } from '../../core/navigation/index.ts';

/** Outlives the component: the frame around the page may come and go during a move. */
let lastPath: string | undefined;

/**
 * After a move to another page the focus goes to its main heading, or to the page itself where it has none yet.
 * Keyboards and screen readers then go on from there. Never on the first page: that one decides itself. Stands inside
 * the page, so that it acts when the page can be seen.
 */
export function FocusOnMove({ main }: { main: RefObject<HTMLElement | null> }): null {
  const { path } = usePage();
  useEffect(() => {
    const hasMoved = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    const area = main.current;
    if (!hasMoved || !area) return;
    if (area.contains(document.activeElement) && document.activeElement !== area) return;
    const heading = area.querySelector<HTMLElement>('[data-page-heading]');
    (heading ?? area).focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path, main]);
  return null;
}
