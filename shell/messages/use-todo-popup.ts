import { useEffect, useRef, useState } from 'react';
import { useNarrow } from '#shared/viewport';
import { closeForSession, isClosedForSession } from './closed-for-session.ts';
import { useMessageCounts } from './counts.ts';
import { useAskedForTodos } from './shown.ts';

/** `by itself` leaves the focus where it is. */
export type Opened = 'by itself' | 'by user' | undefined;

export interface TodoPopupState {
  readonly opened: Opened;
  /** Closed by its icon, it does not come by itself again in this session (specification 0§4). */
  readonly closeForSession: () => void;
  readonly close: () => void;
}

/**
 * When the to-dos are to be seen: when there are some, or more than before, or when the user asks for them. On phones
 * only then: there they would cover what she is doing.
 */
export const useTodoPopup = (): TodoPopupState => {
  const isNarrow = useNarrow();
  const count = useMessageCounts()?.todo ?? 0;
  const asked = useAskedForTodos();
  const [opened, setOpened] = useState<Opened>(asked > 0 ? 'by user' : undefined);
  const countBefore = useRef(0);
  const askedBefore = useRef(asked);
  useEffect(() => {
    const isMore = count > countBefore.current;
    countBefore.current = count;
    if (isMore && !isNarrow && !isClosedForSession()) setOpened((now) => now ?? 'by itself');
  }, [count, isNarrow]);
  useEffect(() => {
    if (asked === askedBefore.current) return;
    askedBefore.current = asked;
    setOpened('by user');
  }, [asked]);
  const close = (): void => setOpened(undefined);
  return {
    opened,
    close,
    closeForSession: () => {
      closeForSession();
      close();
    },
  };
};
