import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Box, type BoxProps } from '../ui/index.ts';
import { useScrollSteps } from './use-scroll-steps.ts';

export interface ScrollContainerProps extends Pick<BoxProps, 'maxHeight' | 'maxWidth' | 'padding'> {
  /** Names it for screen readers: what can be scrolled. */
  label: string;
  children: ReactNode;
}

/** Holds what is larger than its place; wheel and arrow keys move it by 15 px (P06). It takes the focus while there is something to scroll. */
export function ScrollContainer({ label, children, ...place }: ScrollContainerProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  const onKeyDown = useScrollSteps(container);
  // Before it is painted: at no moment is there something to scroll that takes no key.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = (): void =>
      setScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={container}
      role="group"
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      overflow="auto"
      onKeyDown={onKeyDown}
      {...place}
    >
      {children}
    </Box>
  );
}
