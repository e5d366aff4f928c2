import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, Button, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { RenewDialog } from './change/renew-dialog.tsx';
import { HistoryList } from './history/history-list.tsx';
import { licencesQuery } from './licence/licences-query.ts';
import { LicenceOverview } from './list/licence-overview.tsx';
import type { MessageId } from './messages/message-id.ts';
import { AppRequests } from './requests/app-requests.tsx';
import { parseSection } from './sections.ts';
import { UseFigures } from './use/use-figures.tsx';

/** What units may use until when, what became of it, and the way to renew. */
export function LicencesPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const [isRenewing, setRenewing] = useState(false);
  const query = useQuery(licencesQuery);
  usePageTitle(t('licences.page.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <Flex align="flex-start" wrap="wrap" gap="3">
          <Box flex="1 1 8rem" minWidth="0">
            <PageHeading>{t('licences.page.title')}</PageHeading>
            <Text color="fg.muted">{t('licences.page.text')}</Text>
          </Box>
          {query.data?.canRenew ? (
            <Button minHeight={{ base: '11', md: '10' }} onClick={() => setRenewing(true)}>
              <KeyRound size={18} strokeWidth={1.75} aria-hidden />
              {t('licences.renew.open')}
            </Button>
          ) : null}
        </Flex>
        <Tabs
          value={parseSection(hash)}
          onValueChange={(value) => void navigate(`#/${value}`)}
          items={[
            {
              value: 'list',
              label: t('licences.tab.list'),
              content: <QueryView query={query}>{(data) => <LicenceOverview {...data} />}</QueryView>,
            },
            {
              value: 'use',
              label: t('licences.tab.use'),
              content: <QueryView query={query}>{({ list }) => <UseFigures licences={list} />}</QueryView>,
            },
            { value: 'history', label: t('licences.tab.history'), content: <HistoryList /> },
            { value: 'requests', label: t('licences.tab.requests'), content: <AppRequests /> },
          ]}
        />
        {isRenewing ? <RenewDialog onClose={() => setRenewing(false)} /> : null}
      </Stack>
    </Box>
  );
}
