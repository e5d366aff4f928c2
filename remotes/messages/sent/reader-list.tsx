import type { ReactElement } from 'react';
import { MessageDate } from 'shell/header';
import { FilterChips, LoadMore } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Flex, Stack, Text } from 'shell/ui';
import type { AnswerOf, messageReaders } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { RowList } from '../rows/row-list.tsx';
import { ReaderExport } from './reader-export.tsx';
import { readerRole } from './reader-role.ts';
import type { ReadersQuery } from './readers-query.ts';

type Page = AnswerOf<typeof messageReaders> & { asOf: number };

export interface ReaderListProps {
  /** The parts that are here, at least one. */
  pages: readonly Page[];
  state: ReadersQuery['state'];
  /** How the next part comes. */
  readers: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    /** The other readers are on their way, and these still stand there. */
    isPlaceholderData: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  onStateChange: (state: ReadersQuery['state']) => void;
}

/** Who has read a message, and who has not; the list grows while it is scrolled. */
export function ReaderList({ pages, state, readers, onStateChange }: ReaderListProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const last = pages.at(-1);
  if (!last) return null;
  const { total, asOf, message } = last;
  const list = pages.flatMap((page) => page.list);
  const isBusy = readers.isPlaceholderData;
  return (
    <Stack gap="3">
      <FilterChips
        label={t('messages.readers.label')}
        options={[
          {
            value: 'unread',
            label: t('messages.readers.unread', { count: message.recipients - message.read }),
          },
          { value: 'read', label: t('messages.readers.read', { count: message.read }) },
        ]}
        value={state}
        onValueChange={(next = state) => onStateChange(next)}
      />
      <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'}>
        {list.length === 0 ? (
          <Text color="fg.muted">
            {t(state === 'read' ? 'messages.readers.noneRead' : 'messages.readers.noneUnread')}
          </Text>
        ) : (
          <RowList.Root aria-label={t('messages.readers.label')}>
            {list.map((reader) => (
              <RowList.Item key={reader.userId} paddingInline="0" paddingBlock="2">
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Text as="span" overflowWrap="anywhere">
                    {reader.name}{' '}
                    <Text as="span" fontSize="sm" color="fg.muted">
                      {readerRole(reader, t)}
                    </Text>
                  </Text>
                  {reader.readDate ? (
                    <Text as="span" fontSize="sm" color="fg.muted">
                      <MessageDate text={reader.readDate} asOf={asOf} />
                    </Text>
                  ) : null}
                </Flex>
              </RowList.Item>
            ))}
          </RowList.Root>
        )}
      </Box>
      <LoadMore
        count={list.length}
        hasMore={readers.hasNextPage}
        isBusy={readers.isFetchingNextPage}
        isFailed={readers.isFetchNextPageError}
        onMore={() => void readers.fetchNextPage()}
      />
      <ReaderExport message={message} state={state} total={total} />
      <Text fontSize="sm" color="fg.muted">
        {t('messages.readers.hint')}
      </Text>
    </Stack>
  );
}
