import { useEffect, useRef, useState } from 'react';
import { useNarrow } from '#shared/viewport';
import { usePage } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { isDesktop } from '../app-icons/index.ts';
import { closeForSession, isClosedForSession } from './closed-for-session.ts';
import { useMessageCounts } from './counts.ts';
import { isFirstSinceSignIn } from './first-since-sign-in.ts';
import { useAskedForTodos } from './shown.ts';

/** `by itself` leaves the focus where it is. */
export type Opened = 'by itself' | 'by user' | undefined;

export interface TodoPopupState {
  readonly opened: Opened;
  /** Closed by its icon, it does not come by itself again in this session (H10). */
  readonly closeForSession: () => void;
  readonly close: () => void;
}

/**
 * When the to-dos are to be seen: when the user asks for them; and by themselves once after each sign-in, on the desktop, if
 * there are any. On phones they would cover what the user is doing.
 */
export function useTodoPopup(): TodoPopupState {
  const isNarrow = useNarrow();
  const { userId } = useUser();
  const isHome = isDesktop(usePage().path);
  const hasTodos = (useMessageCounts()?.todo ?? 0) > 0;
  const asked = useAskedForTodos();
  const [opened, setOpened] = useState<Opened>(asked > 0 ? 'by user' : undefined);
  const askedBefore = useRef(asked);
  const mayCome = hasTodos && isHome && !isNarrow;
  useEffect(() => {
    if (!mayCome || isClosedForSession()) return;
    let isLeft = false;
    void isFirstSinceSignIn(userId).then(({ isFirst, note }) => {
      if (!isFirst || isLeft) return;
      note();
      setOpened((now) => now ?? 'by itself');
    });
    return () => {
      isLeft = true;
      setOpened((now) => (now === 'by itself' ? undefined : now));
    };
  }, [mayCome, userId]);
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
}
