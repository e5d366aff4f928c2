import type { ReactElement } from 'react';
import { ListSkeleton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Skeleton } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The shape of a row, eight times. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <ListSkeleton label={t('gallery.sample.loading')}>
      <Skeleton boxSize="8" borderRadius="full" />
      <Skeleton height="4" flex="1" />
    </ListSkeleton>
  );
}
