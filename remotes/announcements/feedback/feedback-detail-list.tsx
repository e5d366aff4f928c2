import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra } from 'shell/ui';
import type { FeedbackDetails } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';

const Details = chakra('details', { base: { marginTop: '1', fontSize: 'sm', color: 'fg.muted' } });
const Summary = chakra('summary', {
  base: {
    cursor: 'pointer',
    width: 'fit-content',
    lineHeight: { base: '2.75rem', md: '1.75rem' },
    focusVisibleRing: 'outside',
  },
});
const List = chakra('ul', { base: { paddingInlineStart: '4', overflowWrap: 'anywhere' } });

/** What went along, folded away. */
export function FeedbackDetailList({ details }: { details: FeedbackDetails }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { page, build, browser, language, window, reloads, remotes, failedCalls, appLog = [] } = details;
  const apps = remotes.map(({ name, version }) => `${name} ${version}`).join(', ');
  return (
    <Details>
      <Summary>{t('announcements.feedback.details', { count: failedCalls.length })}</Summary>
      <List>
        {failedCalls.map(({ at, method, path, status, kind, requestId }) => (
          <li key={`${at}${path}`}>
            {[dates.format(at), `${method} ${path}`, status || kind, requestId].filter(Boolean).join(' · ')}
          </li>
        ))}
        {appLog.map(({ at, app, level, text }) => (
          <li key={`${at}${app}${text}`}>
            {[dates.format(at), app, level, text].filter(Boolean).join(' · ')}
          </li>
        ))}
        <li>{page}</li>
        <li>{[build, language, window].join(' · ')}</li>
        {reloads === undefined ? null : <li>{t('announcements.feedback.reloads', { count: reloads })}</li>}
        <li>{browser}</li>
        <li>{apps}</li>
      </List>
    </Details>
  );
}
