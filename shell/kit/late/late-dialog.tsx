import { type ReactElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../error-boundary/index.ts';
import { useOverlay } from '../overlays/index.ts';
import { Box, Center } from '../ui/index.ts';
import { LateFailure } from './late-failure.tsx';

export interface LateDialogProps {
  /** Names the dialog where its own code is missing. */
  title: string;
  onClose: () => void;
  /** False while nobody has asked for it: then a failure stays unseen. Default true. */
  isAsked?: boolean;
  /** The dialog, made by `lazy`. */
  children: ReactNode;
}

interface StandInProps extends Pick<LateDialogProps, 'title' | 'onClose'> {
  onRetry: () => void;
}

/** A dialog whose code is fetched when it opens. Where that fails, a plain one says why and offers another try. */
export function LateDialog({ title, onClose, isAsked = true, children }: LateDialogProps): ReactElement {
  return (
    <ErrorBoundary
      fallback={(_, retry) => (isAsked ? <StandIn title={title} onClose={onClose} onRetry={retry} /> : null)}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function StandIn({ title, onClose, onRetry }: StandInProps): ReactElement {
  const retry = useRef<HTMLButtonElement>(null);
  const { zIndex = 'modal', layerProps } = useOverlay({
    isOpen: true,
    base: 'modal',
    isModal: true,
    onEscape: onClose,
  });
  useEffect(() => retry.current?.focus(), []);
  // Outside of the page, which is inert below it.
  return createPortal(
    <Center position="fixed" inset="0" padding="4" bg="blackAlpha.500" zIndex={zIndex} {...layerProps}>
      <Box
        role="dialog"
        aria-modal
        aria-label={title}
        width="100%"
        maxWidth="md"
        maxHeight="100%"
        overflowY="auto"
        bg="bg.panel"
        borderRadius="card"
        boxShadow="floating"
      >
        <LateFailure retryRef={retry} onRetry={onRetry} onClose={onClose} />
      </Box>
    </Center>,
    document.body,
  );
}
