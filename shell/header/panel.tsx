import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Box } from '../ui/index.ts';

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

/** Escape closes and gives the focus back; a press or a focus elsewhere closes. */
const useDismissal = (
  { isOpen, onClose, buttonRef }: PanelProps,
  panel: RefObject<HTMLElement | null>,
): void => {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !panel.current?.contains(target) && !buttonRef.current?.contains(target);
    const onElsewhere = (event: Event): void => {
      if (isOutside(event.target)) close.current();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close.current();
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, panel, buttonRef]);
};

/** A panel that drops down from a button of the header, or rises from the bottom bar on phones. Not modal. */
export const Panel = (props: PanelProps): ReactElement | null => {
  const { isOpen, label, size = 'narrow', children } = props;
  const panel = useRef<HTMLElement>(null);
  useDismissal(props, panel);
  if (!isOpen) return null;
  return (
    <Box
      as="section"
      ref={panel}
      aria-label={label}
      position="fixed"
      top={{ base: 'auto', md: '64px' }}
      bottom={{ base: '60px', md: 'auto' }}
      insetInlineEnd={{ base: '2', md: '6' }}
      insetInlineStart={{ base: '2', md: 'auto' }}
      width={{ base: 'auto', md: size === 'wide' ? '640px' : '280px' }}
      maxHeight={{ base: 'calc(100dvh - 132px)', md: 'calc(100dvh - 96px)' }}
      overflowY="auto"
      padding="4"
      bg="bg.panel"
      borderRadius="card"
      borderWidth="1px"
      borderColor="border.muted"
      boxShadow="floating"
      zIndex="header"
      animation="fade-in 120ms ease-out"
    >
      {children}
    </Box>
  );
};
