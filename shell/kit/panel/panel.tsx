import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useOverlay } from '../overlays/index.ts';
import { Box } from '../ui/index.ts';
import { PanelBar } from './panel-bar.tsx';
import { usePlace } from './use-place.ts';

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Names the panel for screen readers. */
  label: string;
  /** The button that opens it; takes the focus back. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** `wide` for the app menu. Default `narrow`. */
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Drops down from a button of the header, or rises from the bottom bar on phones. Not modal; Escape gives the focus back. */
export function Panel(props: PanelProps): ReactElement | null {
  const { isOpen, onClose, buttonRef, label, size = 'narrow', children } = props;
  const panel = useRef<HTMLElement>(null);
  useDismissal(props, panel);
  const leave = (): void => {
    onClose();
    buttonRef.current?.focus();
  };
  const { zIndex } = useOverlay({ isOpen, base: 'panel', onEscape: leave });
  const left = usePlace(isOpen, buttonRef, panel);
  if (!isOpen) return null;
  return (
    <Box
      as="section"
      ref={panel}
      aria-label={label}
      position="fixed"
      top={{ base: 'auto', md: '4rem' }}
      bottom={{ base: 'calc(var(--bar-height) + 4px)', md: 'auto' }}
      right={{ base: '2', md: 'auto' }}
      left={{ base: '2', md: `${left}px` }}
      width={{ base: 'auto', md: size === 'wide' ? '640px' : '280px' }}
      maxHeight={{ base: 'calc(100dvh - var(--bar-height) - 76px)', md: 'calc(100dvh - 6rem)' }}
      overflowY="auto"
      padding="4"
      bg="bg.panel"
      borderRadius="card"
      borderWidth="1px"
      borderColor="border.muted"
      boxShadow="floating"
      zIndex={zIndex ?? 'header'}
      animation="fade-in 120ms ease-out"
    >
      <PanelBar label={label} onClose={leave} />
      {children}
    </Box>
  );
}

/** A press or a focus elsewhere closes. */
function useDismissal(
  { isOpen, onClose, buttonRef }: PanelProps,
  panel: RefObject<HTMLElement | null>,
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !panel.current?.contains(target) && !buttonRef.current?.contains(target);
    const onElsewhere = (event: Event): void => {
      if (isOutside(event.target)) close.current();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, panel, buttonRef]);
}
