import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { HStack, Skeleton, Spinner, Stack, VisuallyHidden } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The shape of what is on its way, and words for those who do not see it. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <HStack gap="6" align="center">
      <Stack gap="2" flex="1" aria-hidden>
        <Skeleton height="4" width="60%" />
        <Skeleton height="4" />
      </Stack>
      <Spinner aria-hidden />
      <VisuallyHidden role="status">{t('gallery.sample.loading')}</VisuallyHidden>
    </HStack>
  );
}
