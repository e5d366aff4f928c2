import type { ReactElement } from 'react';
import { MessageDate } from 'shell/header';
import { FilterChips, Pagination } from 'shell/kit';
import { Box, Flex, Stack, Text } from 'shell/ui';
import type { AnswerOf, MessageReader, messageReaders } from '#shared/contracts';
import type { ReadersQuery } from '../api/readers-page.ts';
import { classKey } from '../state/draft.ts';
import { type Say, useSay } from '../state/use-say.ts';
import { RowList } from './row-list.tsx';

type Shown = Pick<ReadersQuery, 'state' | 'page'>;

export interface ReaderListProps {
  data: AnswerOf<typeof messageReaders> & { asOf: number };
  shown: Shown;
  /** While another page is on its way. */
  isBusy: boolean;
  onChange: (shown: Shown) => void;
}

/** Who has read a message, and who has not. */
export const ReaderList = ({ data, shown, isBusy, onChange }: ReaderListProps): ReactElement => {
  const say = useSay();
  const { list, pages, page, total } = data;
  const { read, recipients } = data.message;
  return (
    <Stack gap="3">
      <FilterChips
        label={say('messages.readers.label')}
        options={[
          { value: 'unread', label: say('messages.readers.unread', { count: recipients - read }) },
          { value: 'read', label: say('messages.readers.read', { count: read }) },
        ]}
        value={shown.state}
        onValueChange={(state = shown.state) => onChange({ state, page: 1 })}
      />
      <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'}>
        {list.length === 0 ? (
          <Text color="fg.muted">
            {say(shown.state === 'read' ? 'messages.readers.noneRead' : 'messages.readers.noneUnread')}
          </Text>
        ) : (
          <RowList.Root aria-label={say('messages.readers.label')}>
            {list.map((reader) => (
              <RowList.Item key={reader.userId} paddingInline="0" paddingBlock="2">
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Text as="span" overflowWrap="anywhere">
                    {reader.name}{' '}
                    <Text as="span" fontSize="sm" color="fg.muted">
                      {roleOf(reader, say)}
                    </Text>
                  </Text>
                  {reader.readDate ? (
                    <Text as="span" fontSize="sm" color="fg.muted">
                      <MessageDate text={reader.readDate} asOf={data.asOf} />
                    </Text>
                  ) : null}
                </Flex>
              </RowList.Item>
            ))}
          </RowList.Root>
        )}
      </Box>
      {pages > 1 ? (
        <Pagination
          page={page}
          pages={pages}
          total={total}
          onPageChange={(next) => onChange({ ...shown, page: next })}
        />
      ) : null}
      <Text fontSize="sm" color="fg.muted">
        {say('messages.readers.hint')}
      </Text>
    </Stack>
  );
};

/** What tells a reader from others of the same name. */
function roleOf(reader: MessageReader, say: Say): string {
  if (reader.className !== '') return classKey(reader);
  if (reader.children.length === 0) return '';
  return say('messages.readers.parent', { children: reader.children.join(say('messages.sent.comma')) });
}
