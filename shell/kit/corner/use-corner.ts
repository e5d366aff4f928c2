import { type RefObject, useLayoutEffect } from 'react';

/** Between what stands in the corner, px. */
const gap = 8;

/** Publishes how high a part of the corner is while it is shown, so that the other one leaves it free. */
export function useCorner(
  part: 'uploads' | 'todos',
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isShown || !shown) return;
    const { style } = document.documentElement;
    const publish = (): void => style.setProperty(`--corner-${part}`, `${shown.offsetHeight + gap}px`);
    publish();
    if (part === 'uploads') style.setProperty('--corner-shares', '2');
    const observer = new ResizeObserver(publish);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(`--corner-${part}`);
      if (part === 'uploads') style.removeProperty('--corner-shares');
    };
  }, [part, element, isShown]);
}
