import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Grid, Skeleton, VisuallyHidden } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import type { MessageId } from '../messages/message-id.ts';

const showAfterMs = 200;

/** The shape of two cards; nothing at all in the first moment. */
export function ChildrenSkeleton(): ReactElement {
  const t = useTranslations<MessageId>();
  const isShown = useDelayed(true, showAfterMs);
  return (
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))"
      gap="4"
      visibility={isShown ? 'visible' : 'hidden'}
    >
      <VisuallyHidden role="status">{isShown ? t('family.loading.label') : ''}</VisuallyHidden>
      <Skeleton height="72" borderRadius="card" />
      <Skeleton height="72" borderRadius="card" />
    </Grid>
  );
}
