import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from '../navigation/index.ts';

/**
 * After a move to another page the focus goes to its main heading, or to the page itself where it has none yet, so
 * that keyboards and screen readers go on from there. Never on the first page: that one decides itself.
 */
export const useFocusOnMove = (main: RefObject<HTMLElement | null>): void => {
  const { path } = usePage();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const area = main.current;
    if (area?.contains(document.activeElement) && document.activeElement !== area) return;
    const heading = area?.querySelector<HTMLElement>('[data-page-heading]');
    (heading ?? area)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path, main]);
};
