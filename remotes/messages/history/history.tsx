import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { QueryView, useHashQuery } from 'shell/app';
import { useModuleName } from 'shell/header';
import { Pagination } from 'shell/kit';
import { usePage, useTranslations } from 'shell/session';
import { Box, Button, Card, EmptyState, Flex, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { RowList } from '../rows/row-list.tsx';
import { historyPageQuery } from './history-page.ts';
import { findLinkedMessage, historyQuery } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';
import { HistoryToolbar } from './history-toolbar.tsx';
import { MessageDrawer } from './message-drawer.tsx';
import { useMarking } from './use-marking.ts';

/** All messages that the user ever received, those of muted modules included. */
export function History(): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useModuleName();
  const [query, changeQuery] = useHashQuery(historyQuery);
  const history = useQuery(historyPageQuery(query));
  const { data, isPlaceholderData } = history;
  const { ignoring, ignoringAll } = useMarking();
  const [openId, setOpenId] = useState<string>();
  const linked = findLinkedMessage(usePage().hash);
  useEffect(() => {
    if (linked === undefined) return;
    setOpenId(linked);
    // Without it, so that Back and a reload do not open it again.
    changeQuery((now) => now);
  }, [linked, changeQuery]);
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.pages) : undefined;
  useEffect(() => {
    if (lastPage && query.page > lastPage) changeQuery((now) => ({ ...now, page: lastPage }));
  }, [lastPage, query.page, changeQuery]);
  return (
    <Stack gap="4">
      <HistoryToolbar query={query} modules={data?.modules ?? []} onChange={changeQuery} />
      <Card padding="0">
        <QueryView query={history}>
          {({ list, total, pages, asOf }) =>
            total === 0 ? (
              <EmptyState
                icon={<Inbox size={40} strokeWidth={1.25} aria-hidden />}
                title={t(historyQuery.isNarrowed(query) ? 'messages.none.narrowed' : 'messages.none.title')}
                text={t(historyQuery.isNarrowed(query) ? 'messages.none.narrowedHint' : 'messages.none.hint')}
              >
                {historyQuery.isNarrowed(query) ? (
                  <Button
                    minHeight={{ base: '11', md: '10' }}
                    variant="outline"
                    onClick={() => changeQuery(() => historyQuery.empty)}
                  >
                    {t('messages.filter.clear')}
                  </Button>
                ) : null}
              </EmptyState>
            ) : (
              <Box aria-busy={isPlaceholderData} opacity={isPlaceholderData ? '0.6' : '1'}>
                <RowList.Root aria-label={t('messages.tab.all')}>
                  {list.map((message) => (
                    <HistoryRow
                      key={message.id}
                      message={message}
                      moduleName={nameOf(message.module)}
                      asOf={asOf}
                      onOpen={() => setOpenId(message.id)}
                      onIgnore={() => ignoring.mutate(message.id)}
                    />
                  ))}
                </RowList.Root>
                <Flex wrap="wrap" align="center" justify="space-between" gap="3" padding="3">
                  <Flex wrap="wrap" align="center" gap="3">
                    <Button
                      variant="outline"
                      size="sm"
                      minHeight={{ base: '11', md: '9' }}
                      loading={ignoringAll.isPending}
                      onClick={() => ignoringAll.mutate()}
                    >
                      {t('messages.all.ignore')}
                    </Button>
                    <Text fontSize="sm" color="fg.muted">
                      {t('messages.all.ignoreHint')}
                    </Text>
                  </Flex>
                  <Pagination
                    page={query.page}
                    pages={pages}
                    total={total}
                    onPageChange={(page) => changeQuery((now) => ({ ...now, page }))}
                  />
                </Flex>
              </Box>
            )
          }
        </QueryView>
      </Card>
      <MessageDrawer messageId={openId} onClose={() => setOpenId(undefined)} />
    </Stack>
  );
}
