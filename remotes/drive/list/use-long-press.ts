import { type PointerEvent, useRef } from 'react';

const longPressMs = 450;
/** A finger that moves farther scrolls, px. */
const tolerance = 10;

/** Notices a finger that rests on something. The click that follows belongs to it. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const isDone = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    /** Whether the click of now ends a long press. */
    takesClick: (): boolean => {
      const taken = isDone.current;
      isDone.current = false;
      return taken;
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        isDone.current = false;
        if (pointerType === 'mouse') return;
        const timer = setTimeout(() => {
          isDone.current = true;
          onLongPress();
        }, longPressMs);
        press.current = { timer, x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const at = press.current;
        if (at && Math.hypot(clientX - at.x, clientY - at.y) > tolerance) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
