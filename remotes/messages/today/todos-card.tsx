import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MessageDate, useModuleName, useTodoTarget } from 'shell/header';
import { useLanguage, useTranslations } from 'shell/session';
import { pickLanguage } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { TodayLine } from './today-line.tsx';
import { TodayList } from './today-list.tsx';
import { todayTodosQuery } from './today-query.ts';
import { TodayView } from './today-view.tsx';

/** The newest to-dos; each leads to where it is done. */
export function TodosCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const targetOf = useTodoTarget();
  const moduleNameOf = useModuleName();
  return (
    <TodayView query={useQuery(todayTodosQuery)}>
      {({ list, asOf }) => (
        <TodayList rows={list} none={t('messages.today.noTodos')}>
          {(todo) => (
            <TodayLine text={pickLanguage(todo.title, language)} path={targetOf(todo).path}>
              {moduleNameOf(todo.module)} <MessageDate text={todo.messageDate} asOf={asOf} />
            </TodayLine>
          )}
        </TodayList>
      )}
    </TodayView>
  );
}
