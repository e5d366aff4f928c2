import type { ReactElement } from 'react';
import { MessageDate } from 'shell/header';
import { FilterChips, Pagination } from 'shell/kit';
import { type Translate, useTranslations } from 'shell/session';
import { Box, Flex, Stack, Text } from 'shell/ui';
import type { AnswerOf, MessageReader, messageReaders } from '#shared/contracts';
import type { ReadersQuery } from '../api/readers-page.ts';
import { classKey } from '../state/draft.ts';
import type { MessageId } from '../state/message-id.ts';
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
  const t = useTranslations<MessageId>();
  const { list, pages, page, total } = data;
  const { read, recipients } = data.message;
  return (
    <Stack gap="3">
      <FilterChips
        label={t('messages.readers.label')}
        options={[
          { value: 'unread', label: t('messages.readers.unread', { count: recipients - read }) },
          { value: 'read', label: t('messages.readers.read', { count: read }) },
        ]}
        value={shown.state}
        onValueChange={(state = shown.state) => onChange({ state, page: 1 })}
      />
      <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'}>
        {list.length === 0 ? (
          <Text color="fg.muted">
            {t(shown.state === 'read' ? 'messages.readers.noneRead' : 'messages.readers.noneUnread')}
          </Text>
        ) : (
          <RowList.Root aria-label={t('messages.readers.label')}>
            {list.map((reader) => (
              <RowList.Item key={reader.userId} paddingInline="0" paddingBlock="2">
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Text as="span" overflowWrap="anywhere">
                    {reader.name}{' '}
                    <Text as="span" fontSize="sm" color="fg.muted">
                      {roleOf(reader, t)}
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
        {t('messages.readers.hint')}
      </Text>
    </Stack>
  );
};

/** What tells a reader from others of the same name. */
function roleOf(reader: MessageReader, t: Translate<MessageId>): string {
  if (reader.className !== '') return classKey(reader);
  if (reader.children.length === 0) return '';
  return t('messages.readers.parent', { children: reader.children.join(t('messages.sent.comma')) });
}
