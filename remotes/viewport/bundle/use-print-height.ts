import { type RefObject, useEffect } from 'react';

/** Makes a frame as high as its content while the page is printed: paper does not scroll. */
export function usePrintHeight(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const grow = (): void => {
      const content = frame.current?.contentDocument?.documentElement;
      if (frame.current && content) frame.current.style.height = `${content.scrollHeight}px`;
    };
    const shrink = (): void => {
      if (frame.current) frame.current.style.height = '';
    };
    addEventListener('beforeprint', grow);
    addEventListener('afterprint', shrink);
    return () => {
      removeEventListener('beforeprint', grow);
      removeEventListener('afterprint', shrink);
    };
  }, [frame]);
}
