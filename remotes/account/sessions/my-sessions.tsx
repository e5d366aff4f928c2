import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { signOut, useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { OpenSession } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type Action, ConfirmAction } from '../section/confirm-action.tsx';
import { RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { devicesQuery } from './devices.ts';
import { SessionRow } from './session-row.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './sessions.ts';

const stale = [sessionsQuery.queryKey, devicesQuery.queryKey];

/** Where the user is signed in, and the way out of one or all others. */
export function MySessions(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(sessionsQuery);
  const [action, setAction] = useState<Action>();
  const askAboutOne = (session: OpenSession): void =>
    setAction({
      title: t('account.sessions.end.title', { device: session.deviceLabel }),
      text: t(session.isCurrent ? 'account.sessions.end.own' : 'account.sessions.end.text'),
      confirmLabel: t('account.sessions.end.confirm'),
      run: () => (session.isCurrent ? signOut() : endSession(session)),
      done: t('account.sessions.end.done'),
      stale,
    });
  const askAboutOthers = (): void =>
    setAction({
      title: t('account.sessions.others.title'),
      text: t('account.sessions.others.text'),
      confirmLabel: t('account.sessions.others.confirm'),
      run: endOtherSessions,
      done: t('account.sessions.others.done'),
      stale,
    });
  const hasOthers = (query.data?.length ?? 0) > 1;
  return (
    <SectionCard
      title={t('account.sessions.title')}
      text={t('account.sessions.text')}
      actions={
        hasOthers ? (
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={askAboutOthers}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            {t('account.sessions.others.button')}
          </Button>
        ) : null
      }
    >
      <QueryView query={query}>
        {(sessions) => (
          <RowList label={t('account.sessions.title')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                action={
                  <Button
                    variant="outline"
                    size="sm"
                    minHeight={{ base: '11', md: '9' }}
                    aria-label={t('account.sessions.end.label', { device: session.deviceLabel })}
                    onClick={() => askAboutOne(session)}
                  >
                    {t('account.sessions.end.button')}
                  </Button>
                }
              />
            ))}
          </RowList>
        )}
      </QueryView>
      {action ? <ConfirmAction action={action} onClose={() => setAction(undefined)} /> : null}
    </SectionCard>
  );
}
