import type { ReactElement } from 'react';
import { ListSkeleton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Skeleton } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** People on their way. */
export function PeopleSkeleton(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListSkeleton label={t('people.list.loading')}>
      <Box flex="1">
        <Skeleton height="4" width="24" marginBottom="2" />
        <Skeleton height="3" width="16" />
      </Box>
      <Skeleton hideBelow="md" height="4" flex="1" />
      <Skeleton hideBelow="md" height="4" flex="1" />
      <Skeleton height="5" width="14" borderRadius="full" />
    </ListSkeleton>
  );
}
