import { type RefObject, useLayoutEffect, useState } from 'react';
import { throttle } from './throttle.ts';

/** Width of an element in px; 0 while it is not shown. A change is followed at once, and further ones after the pause. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => setWidth(target.clientWidth);
    const follow = throttle(measure);
    const observer = new ResizeObserver(follow.call);
    measure();
    observer.observe(target);
    return () => {
      observer.disconnect();
      follow.cancel();
    };
  }, [element]);
  return width;
}
