import type { ReactElement } from 'react';
import { Box, Skeleton, Stack, VisuallyHidden } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import { useSay } from '../state/use-say.ts';

const showAfterMs = 200;

/** The shape of what comes; nothing at all in the first moment. */
export const BlockSkeleton = ({ rows = 4 }: { rows?: number }): ReactElement => {
  const say = useSay();
  const isShown = useDelayed(true, showAfterMs);
  return (
    <Box aria-busy padding="4" visibility={isShown ? 'visible' : 'hidden'}>
      <VisuallyHidden role="status">{isShown ? say('developers.loading.text') : ''}</VisuallyHidden>
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
};
