import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { movementOfKey, stepOfWheel } from './scroll-step.ts';

/**
 * Moves a container by steps of 15 px. At its end the wheel is the page's again.
 * @returns the listener for its keys
 */
export function useScrollSteps(container: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      // With Ctrl it changes the size of the page.
      if (event.ctrlKey) return;
      const left = stepOfWheel(event.shiftKey ? event.deltaY : event.deltaX);
      const top = event.shiftKey ? 0 : stepOfWheel(event.deltaY);
      if (move(element, left, top)) event.preventDefault();
    };
    // React listens passively, and could not keep the page where it is.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [container]);
  return (event) => {
    const movement = movementOfKey(event.key);
    // Controls inside have their own use of the arrow keys.
    if (!movement || event.target !== event.currentTarget || !container.current) return;
    if (move(container.current, movement.left, movement.top)) event.preventDefault();
  };
}

/** What is only wide moves sideways by a plain wheel. @returns whether it moved */
function move(element: HTMLElement, left: number, top: number): boolean {
  const { scrollLeft, scrollTop } = element;
  const isOnlyWide = element.scrollHeight <= element.clientHeight;
  element.scrollBy({ left: isOnlyWide ? left || top : left, top: isOnlyWide ? 0 : top, behavior: 'instant' });
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
}
