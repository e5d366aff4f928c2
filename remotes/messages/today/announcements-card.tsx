import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Text } from 'shell/ui';
import { textOf } from '#shared/announcements';
import type { MessageId } from '../messages/message-id.ts';
import { TodayList } from './today-list.tsx';
import { announcementsQuery } from './today-query.ts';
import { TodayView } from './today-view.tsx';

/** The announcements of now, those that were closed in the banner as well. */
export function AnnouncementsCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { userId } = useUser();
  return (
    <TodayView query={useQuery(announcementsQuery(userId))}>
      {({ list }) => (
        <TodayList rows={list} none={t('messages.today.noAnnouncements')}>
          {(notice) => {
            const { text, language: lang } = textOf(notice, language);
            return (
              <Text lang={lang} fontSize="sm" lineClamp="3" overflowWrap="anywhere" title={text}>
                {text}
              </Text>
            );
          }}
        </TodayList>
      )}
    </TodayView>
  );
}
