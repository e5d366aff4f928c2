import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Skeleton, Stack, VisuallyHidden } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import type { MessageId } from '../messages/message-id.ts';

const showAfterMs = 200;

/** The shape of what comes; nothing at all in the first moment. */
export function BlockSkeleton({ rows = 4 }: { rows?: number }): ReactElement {
  const t = useTranslations<MessageId>();
  const isShown = useDelayed(true, showAfterMs);
  return (
    <Box aria-busy padding="4" visibility={isShown ? 'visible' : 'hidden'}>
      <VisuallyHidden role="status">{isShown ? t('developers.loading.text') : ''}</VisuallyHidden>
      <Stack gap="4" aria-hidden>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Box key={row}>
            <Skeleton height="4" width={{ base: '60%', md: '30%' }} marginBottom="2" />
            <Skeleton height="3" width={{ base: '90%', md: '50%' }} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
