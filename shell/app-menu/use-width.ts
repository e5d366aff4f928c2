import { type RefObject, useLayoutEffect, useState } from 'react';

/** Changes of size are followed at most this often (specification 0§9). */
const throttleMs = 50;

/** Width of an element in px; 0 while it is not shown. A change is followed at once, and further ones after the pause. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => setWidth(target.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBehind = false;
    const follow = (): void => {
      isBehind = timer !== undefined;
      if (isBehind) return;
      measure();
      timer = setTimeout(() => {
        timer = undefined;
        if (isBehind) follow();
      }, throttleMs);
    };
    const observer = new ResizeObserver(follow);
    measure();
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return width;
};
