import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Least distance to the edge of the window, px. */
const margin = 8;

/** Left edge of an open panel in px, under its button also after the window has changed. */
export function usePlace(
  isOpen: boolean,
  buttonRef: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): number {
  const [left, setLeft] = useState(0);
  const opener = useRef(buttonRef);
  opener.current = buttonRef;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = (): void => {
      const button = opener.current.current;
      if (button && panel.current)
        setLeft(placeUnder(button.getBoundingClientRect(), panel.current.offsetWidth));
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [isOpen, panel]);
  return left;
}

/** Where a panel begins so that it shares an edge with its button: the far one, or the near one where that has no room. */
function placeUnder(button: DOMRect, width: number): number {
  const atFarEdge = button.right - width;
  if (atFarEdge >= margin) return atFarEdge;
  return Math.max(margin, Math.min(button.left, document.documentElement.clientWidth - width - margin));
}
