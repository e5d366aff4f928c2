import { useQuery } from '@tanstack/react-query';
import { LogOut, UserRoundSearch } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, EmptyState, Text } from 'shell/ui';
import { auditList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { personQuery } from '../person-picker/person-query.ts';
import { type Action, ConfirmAction } from '../section/confirm-action.tsx';
import { RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { SessionRow } from '../sessions/session-row.tsx';
import { endSessionsOf } from '../sessions/sessions.ts';
import { sessionsOfQuery } from './sessions-of-query.ts';

/** Shows where somebody of the unit is signed in, and ends it. */
export function UserSessions(): ReactElement {
  const t = useTranslations<MessageId>();
  const [userId, setUserId] = useState<string>();
  return (
    <SectionCard title={t('account.people.title')} text={t('account.people.text')}>
      <Box
        padding={{ base: '4', md: '5' }}
        borderBottomWidth={userId ? '1px' : '0'}
        borderColor="border.muted"
      >
        <PersonPicker userId={userId} onChange={setUserId} />
      </Box>
      {userId ? (
        <SessionsOf key={userId} userId={userId} />
      ) : (
        <EmptyState
          icon={<UserRoundSearch size={40} strokeWidth={1.25} aria-hidden />}
          title={t('account.people.empty.title')}
          text={t('account.people.empty.text')}
        />
      )}
    </SectionCard>
  );
}

function SessionsOf({ userId }: { userId: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(sessionsOfQuery(userId));
  const person = useQuery(personQuery(userId)).data;
  const name = person?.realName ?? userId;
  const [action, setAction] = useState<Action>();
  const ask = (): void =>
    setAction({
      title: t('account.people.end.title', { name }),
      text: t('account.people.end.text'),
      confirmLabel: t('account.people.end.confirm'),
      run: () => endSessionsOf(userId),
      done: t('account.people.end.done', { name }),
      stale: [sessionsOfQuery(userId).queryKey, [auditList.name]],
    });
  return (
    <>
      <QueryView query={query}>
        {(sessions) =>
          sessions.length === 0 ? (
            <EmptyState
              title={t('account.people.none.title', { name })}
              text={t('account.people.none.text')}
            />
          ) : (
            <>
              <RowList label={t('account.people.sessions', { name })}>
                {sessions.map((session) => (
                  <SessionRow key={session.sessionId} session={session} />
                ))}
              </RowList>
              <Box padding={{ base: '4', md: '5' }} borderTopWidth="1px" borderColor="border.muted">
                {person?.holdsMore ? (
                  <Text color="fg.muted">{t('account.people.holdsMore')}</Text>
                ) : (
                  <Button colorPalette="red" minHeight={{ base: '11', md: '10' }} onClick={ask}>
                    <LogOut size={18} strokeWidth={1.75} aria-hidden />
                    {t('account.people.end.button')}
                  </Button>
                )}
              </Box>
            </>
          )
        }
      </QueryView>
      {action ? <ConfirmAction action={action} onClose={() => setAction(undefined)} /> : null}
    </>
  );
}
