import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, Skeleton, VisuallyHidden } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import type { MessageId } from '../state/message-id.ts';

const showAfterMs = 200;
const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of the list while it loads; nothing at all in the first moment. */
export const ListSkeleton = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const isShown = useDelayed(true, showAfterMs);
  return (
    <Box aria-busy visibility={isShown ? 'visible' : 'hidden'}>
      <VisuallyHidden role="status">{isShown ? t('people.list.loading') : ''}</VisuallyHidden>
      {rows.map((row) => (
        <Flex
          key={row}
          aria-hidden
          gap="6"
          align="center"
          padding="4"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1">
            <Skeleton height="4" width="24" marginBottom="2" />
            <Skeleton height="3" width="16" />
          </Box>
          <Skeleton hideBelow="md" height="4" flex="1" />
          <Skeleton hideBelow="md" height="4" flex="1" />
          <Skeleton height="5" width="14" borderRadius="full" />
        </Flex>
      ))}
    </Box>
  );
};
