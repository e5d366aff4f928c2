import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MessageDate, useModuleName } from 'shell/header';
import { useLanguage, useTranslations } from 'shell/session';
import { pickLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { TodayLine } from './today-line.tsx';
import { TodayList } from './today-list.tsx';
import { todayMessagesQuery } from './today-query.ts';
import { TodayView } from './today-view.tsx';

/** The newest unread messages; each opens in the message centre, which marks it as read. */
export function MessagesCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const moduleNameOf = useModuleName();
  return (
    <TodayView query={useQuery(todayMessagesQuery)}>
      {({ list, asOf }) => (
        <TodayList rows={list} none={t('messages.today.noMessages')}>
          {({ id, title, messageMeno, module, messageDate }) => (
            <TodayLine
              text={title ?? pickLanguage(messageMeno, language)}
              path={`/messages#/all?message=${encodeURIComponent(id)}`}
            >
              {moduleNameOf(module)} <MessageDate text={messageDate} asOf={asOf} />
            </TodayLine>
          )}
        </TodayList>
      )}
    </TodayView>
  );
}
