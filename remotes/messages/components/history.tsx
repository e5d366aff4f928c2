import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { refreshMessageCounts, useModuleName } from 'shell/header';
import { Pagination, QueryView } from 'shell/kit';
import { Box, Button, Card, EmptyState, Flex, Stack } from 'shell/ui';
import { messageHistory } from '#shared/contracts';
import { historyPageQuery } from '../api/history-page.ts';
import { markAllRead } from '../api/mark-all-read.ts';
import { markRead } from '../api/mark-read.ts';
import { isNarrowed, wholeHistory } from '../state/history-query.ts';
import { useHistoryQuery } from '../state/use-history-query.ts';
import { useSay } from '../state/use-say.ts';
import { HistoryRow } from './history-row.tsx';
import { HistoryToolbar } from './history-toolbar.tsx';
import { RowList } from './row-list.tsx';

/** Everything that the user was ever told, muted modules included. */
export const History = (): ReactElement => {
  const say = useSay();
  const nameOf = useModuleName();
  const client = useQueryClient();
  const [query, changeQuery] = useHistoryQuery();
  const history = useQuery(historyPageQuery(query));
  const { data, isPlaceholderData } = history;
  const onSettled = async (): Promise<void> => {
    refreshMessageCounts();
    await client.invalidateQueries({ queryKey: [messageHistory.name] });
  };
  const reading = useMutation({ mutationFn: markRead, onSettled });
  const readingAll = useMutation({ mutationFn: markAllRead, onSettled });
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
                title={say(isNarrowed(query) ? 'messages.none.narrowed' : 'messages.none.title')}
                text={say(isNarrowed(query) ? 'messages.none.narrowedHint' : 'messages.none.hint')}
              >
                {isNarrowed(query) ? (
                  <Button
                    minHeight={{ base: '11', md: '10' }}
                    variant="outline"
                    onClick={() => changeQuery(() => wholeHistory)}
                  >
                    {say('messages.filter.clear')}
                  </Button>
                ) : null}
              </EmptyState>
            ) : (
              <Box aria-busy={isPlaceholderData} opacity={isPlaceholderData ? '0.6' : '1'}>
                <RowList.Root aria-label={say('messages.tab.all')}>
                  {list.map((message) => (
                    <HistoryRow
                      key={message.id}
                      message={message}
                      moduleName={nameOf(message.module)}
                      asOf={asOf}
                      onRead={reading.mutate}
                    />
                  ))}
                </RowList.Root>
                <Flex wrap="wrap" align="center" justify="space-between" gap="3" padding="3">
                  <Button
                    variant="outline"
                    size="sm"
                    minHeight={{ base: '11', md: '9' }}
                    loading={readingAll.isPending}
                    onClick={() => readingAll.mutate()}
                  >
                    {say('messages.all.read')}
                  </Button>
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
    </Stack>
  );
};
