import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { fullIconName, groupNameOf } from '#shared/app-icons';
import type { IconGroup } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** What is said while an app is moved, in the language of the page; another group is said by its name. */
export function useAnnouncements(groups: readonly IconGroup[]): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const hasLeft = useRef(false);
  const groupOf = (app: UniqueIdentifier): IconGroup | undefined =>
    groups.find(({ iconVMs }) => iconVMs.some(({ code }) => code === app));
  const sayPlace = (
    what: 'lifted' | 'over' | 'dropped' | 'cancelled',
    app: UniqueIdentifier,
    at: UniqueIdentifier = app,
  ): string => {
    const own = groupOf(app);
    const group = groupOf(at);
    const icon = own?.iconVMs.find(({ code }) => code === app);
    const isElsewhere = group !== own && group !== undefined;
    const values = {
      name: icon ? fullIconName(icon, language) : String(app),
      place: (group?.iconVMs.findIndex(({ code }) => code === at) ?? -1) + 1,
      count: (group?.iconVMs.length ?? 0) + (isElsewhere ? 1 : 0),
    };
    const isMove = what === 'over' || what === 'dropped';
    return isElsewhere && isMove
      ? t(`desktop.arrange.${what}Group`, { ...values, group: groupNameOf(group, language) })
      : t(`desktop.arrange.${what}`, values);
  };
  return {
    screenReaderInstructions: { draggable: t('desktop.arrange.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        hasLeft.current = false;
        return sayPlace('lifted', active.id);
      },
      onDragOver: ({ active, over }) => {
        hasLeft.current ||= over !== null && over.id !== active.id;
        // It begins over its own place, which is no news.
        return over && hasLeft.current ? sayPlace('over', active.id, over.id) : undefined;
      },
      onDragEnd: ({ active, over }) => sayPlace('dropped', active.id, over?.id ?? active.id),
      onDragCancel: ({ active }) => sayPlace('cancelled', active.id),
    },
  };
}
