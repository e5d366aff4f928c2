import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { usePageTitle, useTranslations } from 'shell/session';
import { Alert, Card, chakra, PageHeading, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';

const points = ['separate', 'assess', 'choice', 'inform', 'counsel'] as const;

/** The settings of the unit about faces, and what the law asks before (D-48). */
export function SettingsPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const title = t('face.settings.title');
  usePageTitle(title);
  return (
    <Stack gap="4" maxWidth="3xl" width="100%" marginInline="auto">
      <PageHeading>{title}</PageHeading>
      <Alert tone="warning" title={t('face.law.title')}>
        <chakra.ul listStyleType="disc" paddingInlineStart="5">
          {points.map((point) => (
            <chakra.li key={point} paddingBlock="0.5">
              {t(`face.law.${point}`)}
            </chakra.li>
          ))}
        </chakra.ul>
      </Alert>
      <Card>
        <QueryView query={useQuery(settingsQuery)}>
          {(settings) => <SettingsForm settings={settings} />}
        </QueryView>
      </Card>
    </Stack>
  );
}
