import { useEffect, useRef } from 'react';

export interface AutoCloseOptions {
  /** How long nothing may happen. */
  readonly afterMs: number;
  /** Somebody points at it or is inside: the time begins anew once she has left. */
  readonly isHeld: boolean;
  /** Changes with each action, which begins the time anew. */
  readonly actions: number;
  readonly onClose: () => void;
}

/** Closes something that was left alone. */
export function useAutoClose({ afterMs, isHeld, actions, onClose }: AutoCloseOptions): void {
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each action begins the time anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, isHeld, actions]);
}
