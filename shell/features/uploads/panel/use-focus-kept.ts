import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Handlers of the element that keeps the focus. */
interface FocusHandlers {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** A pressed button may go with the state of its file. The focus then stays in the panel, whose keys go on working. */
export function useFocusKept(panel: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) panel.current?.focus();
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    // Whoever moves the focus away leaves an element that is still there.
    onBlur: ({ target }) => {
      if (target.isConnected) focused.current = undefined;
    },
  };
}
