import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a text has more lines than it may show; asked again when its place changes. Keeps its answer while it is shown whole. */
export function useIsCut(element: RefObject<HTMLElement | null>, text: string, isWhole: boolean): boolean {
  const [cutText, setCutText] = useState<string>();
  useLayoutEffect(() => {
    const found = element.current;
    if (!found || isWhole) return;
    const measure = (): void => setCutText(found.scrollHeight > found.clientHeight + 1 ? text : undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [element, text, isWhole]);
  return cutText === text;
}
