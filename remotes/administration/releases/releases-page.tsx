import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Alert, Box, Card, PageHeading, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { AppCards } from './app-cards.tsx';
import { decidedQuery, releasesQuery } from './releases-query.ts';
import { ServicesView } from './services/services-view.tsx';
import { ViewLinks } from './view-links.tsx';
import { findWaiting, WaitingList } from './waiting-list.tsx';

/** Versions of apps from outside: what waits for approval, who gets which, and their services. */
export function ReleasesPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const [{ view }] = useHashQuery(releasesQuery);
  const query = useQuery(decidedQuery);
  const waiting = findWaiting(query.data?.apps ?? []).length;
  return (
    <Stack gap="4">
      <Box>
        <PageHeading>{t('administration.section.releases')}</PageHeading>
        <Text color="fg.muted">{t('administration.releases.text')}</Text>
      </Box>
      <ViewLinks current={view} waiting={waiting} />
      {view === 'services' ? (
        <ServicesView />
      ) : (
        <>
          <Alert>{t('administration.releases.trust')}</Alert>
          <QueryView query={query}>
            {(data) =>
              view === 'waiting' ? (
                <Card padding="0">
                  <WaitingList apps={data.apps} />
                </Card>
              ) : (
                <AppCards data={data} />
              )
            }
          </QueryView>
        </>
      )}
    </Stack>
  );
}
