import { type RefObject, useLayoutEffect, useState } from 'react';

/** Changes of size are followed at most this often (specification 0§9). */
const throttleMs = 50;

/** Width of an element in px; 0 while it is not shown. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => setWidth(target.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        measure();
      }, throttleMs);
    });
    measure();
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return width;
};
