import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { type HeldPage, holdPage } from './hold-page.ts';
import { type OpenOverlay, type OverlayBase, openOverlay } from './overlay-stack.ts';

export interface OverlayOptions {
  isOpen: boolean;
  /** Where its kind begins (P08). */
  base: OverlayBase;
  /** Escape while this is the top; `keep` where nothing closes it, `own` where the component listens itself. */
  onEscape: (() => void) | 'keep' | 'own';
  /** The browser's Back while this is the top. Default: as Escape. */
  onBack?: (() => void) | undefined;
  /** Whether all below it is inert while it is open. Default false. */
  isModal?: boolean | undefined;
}

export interface OverlayState {
  /** `z-index` of the overlay; undefined while it is closed. */
  zIndex: number | undefined;
  /** Puts it above those that were opened later, for overlays that leave the page usable. */
  raise: () => void;
  /** For the elements that lie over the page; a modal knows its own by it. */
  layerProps: { 'data-modal-layer'?: string };
  /** What had the focus before a modal took it; undefined where that has gone. */
  findFocusBefore: () => HTMLElement | undefined;
  /** What has the focus within the modal already. */
  findFocusInside: () => HTMLElement | undefined;
}

/** Keeps a component in the one stack of overlays for as long as it is open. */
export function useOverlay({
  isOpen,
  base,
  onEscape,
  onBack,
  isModal = false,
}: OverlayOptions): OverlayState {
  const [zIndex, setZIndex] = useState<number>();
  const overlay = useRef<OpenOverlay>(undefined);
  const held = useRef<HeldPage>(undefined);
  const layer = useId();
  const latest = useRef({ onEscape, onBack });
  latest.current = { onEscape, onBack };
  const isOwn = onEscape === 'own';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const leave = (): void => {
      if (typeof latest.current.onEscape === 'function') latest.current.onEscape();
    };
    const opened = openOverlay({
      base,
      onEscape: isOwn ? undefined : leave,
      onBack: () => (latest.current.onBack ?? leave)(),
    });
    overlay.current = opened;
    setZIndex(opened.zIndex);
    return () => {
      opened.close();
      overlay.current = undefined;
      setZIndex(undefined);
    };
  }, [isOpen, base, isOwn]);
  useLayoutEffect(() => {
    if (!isOpen || !isModal) return undefined;
    const page = holdPage(layer);
    held.current = page;
    return page.release;
  }, [isOpen, isModal, layer]);
  const raise = useCallback(() => setZIndex((current) => overlay.current?.raise() ?? current), []);
  const findFocusBefore = useCallback(() => held.current?.findFocusBefore(), []);
  const findFocusInside = useCallback(() => held.current?.findFocusInside(), []);
  const layerProps = isModal ? { 'data-modal-layer': layer } : {};
  return { zIndex, raise, layerProps, findFocusBefore, findFocusInside };
}
