import { PackageOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Card, EmptyState, Stack } from 'shell/ui';
import type { AnswerOf, appReleaseList } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { AppCard } from './app-card.tsx';
import { ShippedApps } from './shipped-apps.tsx';

/** Every app with who gets which version, and its versions; those of the portal itself stand below. */
export function AppCards({ data }: { data: AnswerOf<typeof appReleaseList> }): ReactElement {
  const t = useTranslations<MessageId>();
  const uploaded = data.apps.filter(({ origin }) => origin === 'uploaded');
  const shipped = data.apps.filter(({ origin }) => origin === 'shipped');
  return (
    <Stack gap="4">
      {uploaded.length === 0 ? (
        <Card padding="0">
          <EmptyState
            icon={<PackageOpen size={40} strokeWidth={1.25} aria-hidden />}
            title={t('administration.releases.noApps')}
            text={t('administration.releases.noAppsText')}
          />
        </Card>
      ) : null}
      {uploaded.map((app) => (
        <AppCard key={app.code} app={app} units={data.units} />
      ))}
      {shipped.length > 0 ? <ShippedApps apps={shipped} /> : null}
    </Stack>
  );
}
