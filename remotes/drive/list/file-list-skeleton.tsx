import type { ReactElement } from 'react';
import { ListSkeleton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Skeleton } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** Files on their way. */
export function FileListSkeleton(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListSkeleton label={t('drive.list.loading')}>
      <Skeleton boxSize="9" borderRadius="control" />
      <Skeleton height="4" flex="1" maxWidth="sm" />
      <Skeleton hideBelow="lg" height="4" width="16" marginInlineStart="auto" />
      <Skeleton hideBelow="lg" height="4" width="32" />
    </ListSkeleton>
  );
}
