import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadRetry } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { AppLink, chakra, Skeleton, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { todayQuery } from '../queries.ts';
import { WhenText } from '../text/when-text.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingBlock: '0.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

/** The newest notices that the user has not read. */
export function UnreadCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const today = useQuery(todayQuery);
  if (today.data === undefined)
    return today.error ? (
      <LoadRetry error={today.error} isBusy={today.isFetching} onRetry={() => void today.refetch()} />
    ) : (
      <Stack gap="2" aria-busy aria-hidden>
        <Skeleton height="5" />
        <Skeleton height="5" />
      </Stack>
    );
  const { notices } = today.data;
  if (notices.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('notices.today.none')}
      </Text>
    );
  return (
    <List>
      {notices.map(({ id, title, writerName, writtenAt }) => (
        <Item key={id}>
          <AppLink
            href={`/pages/base/pc_notice_all/index.html#/read?id=${encodeURIComponent(id)}`}
            title={title}
            color="inherit"
            minHeight={{ base: '11', md: '6' }}
            display="block"
            lineClamp="1"
            overflowWrap="anywhere"
            fontWeight="500"
            fontSize="sm"
            lineHeight="1.4"
          >
            {title}
          </AppLink>
          <Text fontSize="xs" lineHeight="1.4" color="fg.muted" overflowWrap="anywhere">
            {`${writerName} · `}
            <WhenText at={writtenAt} />
          </Text>
        </Item>
      ))}
    </List>
  );
}
