import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

/** What is said while a row is moved, in the language of the page. */
export function useMoveWords(
  codes: readonly string[],
  nameOf: (code: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const t = useTranslations<MessageId>();
  const hasLeft = useRef(false);
  const say = (
    what: 'lifted' | 'over' | 'dropped' | 'cancelled',
    code: UniqueIdentifier,
    at: UniqueIdentifier = code,
  ): string =>
    t(`administration.apps.${what}`, {
      name: nameOf(String(code)),
      place: codes.indexOf(String(at)) + 1,
      count: codes.length,
    });
  return {
    screenReaderInstructions: { draggable: t('administration.apps.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        hasLeft.current = false;
        return say('lifted', active.id);
      },
      onDragOver: ({ active, over }) => {
        hasLeft.current ||= over !== null && over.id !== active.id;
        // It begins over its own place, which is no news.
        return over && hasLeft.current ? say('over', active.id, over.id) : undefined;
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => say('cancelled', active.id),
    },
  };
}
