import { useQuery } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { QueryView } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Button, chakra, EmptyState, Text } from 'shell/ui';
import { choose, pick } from '#shared/language';
import type { MessageId } from '../messages/message-id.ts';
import { type Action, ConfirmAction } from '../section/confirm-action.tsx';
import { Moment } from '../section/moment.tsx';
import { Row, RowList } from '../section/row-list.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { appsQuery, type ConnectedApp, revokeApp } from './apps.ts';

const Scopes = chakra('ul', {
  base: { listStyle: 'disc', paddingInlineStart: '5', marginBlock: '1', fontSize: 'sm' },
});

/** Apps of others that may know something of the user. */
export function ConnectedApps(): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const query = useQuery(appsQuery);
  const [action, setAction] = useState<Action>();
  const ask = (app: ConnectedApp): void =>
    setAction({
      title: t('account.apps.revoke.title', { name: choose(app.name, language) }),
      text: t('account.apps.revoke.text'),
      confirmLabel: t('account.apps.revoke.confirm'),
      run: () => revokeApp(app),
      done: t('account.apps.revoke.done'),
      stale: [appsQuery.queryKey],
    });
  return (
    <SectionCard title={t('account.apps.title')} text={t('account.apps.text')}>
      <QueryView query={query}>
        {(apps) =>
          apps.length === 0 ? (
            <EmptyState
              icon={<Blocks size={40} strokeWidth={1.25} aria-hidden />}
              title={t('account.apps.empty.title')}
              text={t('account.apps.empty.text')}
            />
          ) : (
            <RowList label={t('account.apps.title')}>
              {apps.map((app) => (
                <AppRow key={app.clientId} app={app} onRevoke={() => ask(app)} />
              ))}
            </RowList>
          )
        }
      </QueryView>
      {action ? <ConfirmAction action={action} onClose={() => setAction(undefined)} /> : null}
    </SectionCard>
  );
}

function AppRow({ app, onRevoke }: { app: ConnectedApp; onRevoke: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = choose(app.name, language);
  return (
    <Row
      icon={<Blocks size={20} strokeWidth={1.75} aria-hidden />}
      action={
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          aria-label={t('account.apps.revoke.label', { name })}
          onClick={onRevoke}
        >
          {t('account.apps.revoke.button')}
        </Button>
      }
    >
      <Text fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      <Scopes aria-label={t('account.apps.scopes', { name })}>
        {app.scopes.map((scope) => (
          <li key={scope.name}>{pick(scope.text, language)}</li>
        ))}
      </Scopes>
      <Text fontSize="sm" color="fg.muted">
        {formatMessage({ id: 'account.apps.since' }, { since: <Moment key="since" at={app.grantedAt} /> })}
        {' · '}
        {app.lastUsedAt === null
          ? t('account.apps.unused')
          : formatMessage({ id: 'account.apps.used' }, { used: <Moment key="used" at={app.lastUsedAt} /> })}
      </Text>
    </Row>
  );
}
