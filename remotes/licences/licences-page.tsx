import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { Tabs } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { navigate, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Box, Button, Flex, PageHeading, Stack, Text } from 'shell/ui';
import { RenewDialog } from './change/renew-dialog.tsx';
import { HistoryList } from './history/history-list.tsx';
import { licencesQuery } from './licence/licences-query.ts';
import { LicenceOverview } from './list/licence-overview.tsx';
import type { MessageId } from './messages/message-id.ts';
import { AppRequests } from './requests/app-requests.tsx';
import { callOf, parseSection, type Section, sections } from './sections.ts';
import { UseFigures } from './use/use-figures.tsx';

/** What units may use until when, what became of it, and the way to renew. */
export function LicencesPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const [isRenewing, setRenewing] = useState(false);
  const query = useQuery(licencesQuery);
  const maySend = useMaySend();
  const contents: Record<Section, ReactElement> = {
    list: <QueryView query={query}>{(data) => <LicenceOverview {...data} />}</QueryView>,
    use: <QueryView query={query}>{({ list }) => <UseFigures licences={list} />}</QueryView>,
    history: <HistoryList />,
    requests: <AppRequests />,
  };
  const shown = sections.filter((section) => maySend(callOf[section]));
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
          value={shown.find((section) => section === parseSection(hash)) ?? 'list'}
          onValueChange={(value) => void navigate(`#/${value}`)}
          items={shown.map((value) => ({
            value,
            label: t(`licences.tab.${value}`),
            content: contents[value],
          }))}
        />
        {isRenewing ? <RenewDialog onClose={() => setRenewing(false)} /> : null}
      </Stack>
    </Box>
  );
}
