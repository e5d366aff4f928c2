import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/kit';
import { signOut } from 'shell/session';
import { Button } from 'shell/ui';
import type { OpenSession } from '#shared/contracts';
import { devicesQuery } from '../api/devices-query.ts';
import { endOtherSessions } from '../api/end-other-sessions.ts';
import { endSession } from '../api/end-session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { useSay } from '../state/use-say.ts';
import { type Action, ConfirmAction } from './confirm-action.tsx';
import { RowList } from './row-list.tsx';
import { SectionCard } from './section-card.tsx';
import { SessionRow } from './session-row.tsx';

const stale = [sessionsQuery.queryKey, devicesQuery.queryKey];

/** Where the user is signed in, and the way out of one or all others. */
export const MySessions = (): ReactElement => {
  const say = useSay();
  const query = useQuery(sessionsQuery);
  const [action, setAction] = useState<Action>();
  const askAboutOne = (session: OpenSession): void =>
    setAction({
      title: say('account.sessions.end.title', { device: session.deviceLabel }),
      text: say(session.isCurrent ? 'account.sessions.end.own' : 'account.sessions.end.text'),
      confirmLabel: say('account.sessions.end.confirm'),
      run: () => (session.isCurrent ? signOut() : endSession(session)),
      done: say('account.sessions.end.done'),
      stale,
    });
  const askAboutOthers = (): void =>
    setAction({
      title: say('account.sessions.others.title'),
      text: say('account.sessions.others.text'),
      confirmLabel: say('account.sessions.others.confirm'),
      run: endOtherSessions,
      done: say('account.sessions.others.done'),
      stale,
    });
  const hasOthers = (query.data?.length ?? 0) > 1;
  return (
    <SectionCard
      title={say('account.sessions.title')}
      text={say('account.sessions.text')}
      actions={
        hasOthers ? (
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={askAboutOthers}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            {say('account.sessions.others.button')}
          </Button>
        ) : null
      }
    >
      <QueryView query={query}>
        {(sessions) => (
          <RowList label={say('account.sessions.title')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                action={
                  <Button
                    variant="outline"
                    size="sm"
                    minHeight={{ base: '11', md: '9' }}
                    aria-label={say('account.sessions.end.label', { device: session.deviceLabel })}
                    onClick={() => askAboutOne(session)}
                  >
                    {say('account.sessions.end.button')}
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
};
