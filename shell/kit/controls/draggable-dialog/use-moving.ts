import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { keepInside, type Offset } from './keep-inside.ts';
import { throttle } from './throttle.ts';

const step = 10;
const bigStep = 50;
const origin: Offset = { x: 0, y: 0 };
const directions: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Moving {
  offset: Offset;
  isMoving: boolean;
  /** For the title bar: mouse, finger and pen. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >;
  /** For the handle in it. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves a dialog inside the window, and brings it back into it when either changes its size.
 * @param dialog null while it is closed
 */
export function useMoving(dialog: HTMLElement | null): Moving {
  const [offset, setOffset] = useState(origin);
  const [grip, setGrip] = useState<Offset>();
  const current = useRef(offset);
  const moveTo = (wish: Offset): void => {
    if (!dialog) return;
    // Where it would lie unmoved; its size without the motion it opens with.
    const { x, y } = current.current;
    const { left, top } = dialog.getBoundingClientRect();
    const place = { left: left - x, top: top - y, width: dialog.offsetWidth, height: dialog.offsetHeight };
    const room = { width: document.documentElement.clientWidth, height: innerHeight };
    const next = keepInside(place, room, wish);
    if (next.x === x && next.y === y) return;
    current.current = next;
    setOffset(next);
  };
  const latest = useRef(moveTo);
  latest.current = moveTo;
  useEffect(() => {
    if (!dialog) return undefined;
    const stayInside = throttle(() => latest.current(current.current));
    const observer = new ResizeObserver(stayInside.call);
    observer.observe(dialog);
    addEventListener('resize', stayInside.call);
    return () => {
      observer.disconnect();
      removeEventListener('resize', stayInside.call);
      stayInside.cancel();
      current.current = origin;
      setOffset(origin);
      setGrip(undefined);
    };
  }, [dialog]);
  const release = (): void => setGrip(undefined);
  return {
    offset,
    isMoving: grip !== undefined,
    handlers: {
      onPointerDown(event) {
        const isControl =
          event.target instanceof Element && event.target.closest('[data-part=close-trigger]');
        if (event.button !== 0 || isControl) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrip({ x: event.clientX - current.current.x, y: event.clientY - current.current.y });
      },
      onPointerMove(event) {
        if (grip) moveTo({ x: event.clientX - grip.x, y: event.clientY - grip.y });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    onKeyDown(event) {
      const direction = directions[event.key];
      if (!direction && event.key !== 'Home') return;
      event.preventDefault();
      const length = event.shiftKey ? bigStep : step;
      const { x, y } = current.current;
      moveTo(direction ? { x: x + direction.x * length, y: y + direction.y * length } : origin);
    },
  };
}
