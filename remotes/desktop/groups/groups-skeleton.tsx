import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Center, Skeleton, Text, VisuallyHidden } from 'shell/ui';
import { useDelayed } from '#shared/timing';
import type { MessageId } from '../messages/message-id.ts';
import { GroupGrid } from './group-grid.tsx';
import { GroupPanel } from './group-panel.tsx';

const showAfterMs = 200;
const slowAfterMs = 6_000;
const groups = [5, 5, 4, 3, 3, 4].map((size, index) => ({
  key: index,
  tiles: Array.from({ length: size }, (_, tile) => tile),
}));

/** The shape of the groups while they load; nothing at all in the first moment. */
export function GroupsSkeleton(): ReactElement {
  const t = useTranslations<MessageId>();
  const isShown = useDelayed(true, showAfterMs);
  const isSlow = useDelayed(true, slowAfterMs);
  return (
    <Box visibility={isShown ? 'visible' : 'hidden'} aria-busy>
      <VisuallyHidden role="status">{isShown ? t('desktop.loading.label') : ''}</VisuallyHidden>
      <GroupGrid aria-hidden>
        {groups.map(({ key, tiles }) => (
          <GroupPanel key={key} heading={<Skeleton height="3.5" width="16" margin="1" />}>
            {tiles.map((tile) => (
              <TileSkeleton key={tile} />
            ))}
          </GroupPanel>
        ))}
      </GroupGrid>
      <Text role="status" paddingBlock="3" textAlign="center" color="fg.muted">
        {isSlow ? t('desktop.loading.slow') : ''}
      </Text>
    </Box>
  );
}

function TileSkeleton(): ReactElement {
  return (
    <Center flexDirection="column" gap="2.5" paddingBlock="1.5">
      <Skeleton boxSize={{ base: '14', md: '16' }} borderRadius="tile" />
      <Skeleton height="3" width="12" marginBottom="0.5" />
    </Center>
  );
}
