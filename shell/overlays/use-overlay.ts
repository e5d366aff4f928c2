import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type OpenOverlay, type OverlayBase, openOverlay } from './overlay-stack.ts';

export interface OverlayOptions {
  isOpen: boolean;
  /** Where its kind begins (specification 0§9, 1§9). */
  base: OverlayBase;
  /** Escape while this is the top; `keep` where nothing closes it, `own` where the component listens itself. */
  onEscape: (() => void) | 'keep' | 'own';
}

export interface OverlayState {
  /** `z-index` of the overlay; undefined while it is closed. */
  zIndex: number | undefined;
  /** Puts it above those that were opened later, for overlays that leave the page usable. */
  raise: () => void;
}

/** Keeps a component in the one stack of overlays for as long as it is open. */
export const useOverlay = ({ isOpen, base, onEscape }: OverlayOptions): OverlayState => {
  const [zIndex, setZIndex] = useState<number>();
  const overlay = useRef<OpenOverlay>(undefined);
  const latest = useRef(onEscape);
  latest.current = onEscape;
  const isOwn = onEscape === 'own';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onTop = (): void => {
      if (typeof latest.current === 'function') latest.current();
    };
    const opened = openOverlay({ base, onEscape: isOwn ? undefined : onTop });
    overlay.current = opened;
    setZIndex(opened.zIndex);
    return () => {
      opened.close();
      overlay.current = undefined;
      setZIndex(undefined);
    };
  }, [isOpen, base, isOwn]);
  const raise = useCallback(() => setZIndex((current) => overlay.current?.raise() ?? current), []);
  return { zIndex, raise };
};
