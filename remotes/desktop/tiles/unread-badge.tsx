import type { ReactElement } from 'react';
import { Box } from 'shell/ui';
import { badgeTextOf } from './unread.ts';

/** The count on the corner of a tile, for the eye only: the tile says the full number after its name. */
export function UnreadBadge({ count }: { count: number }): ReactElement | null {
  const text = badgeTextOf(count);
  if (!text) return null;
  return (
    <Box
      aria-hidden
      position="absolute"
      top="-1.5"
      insetEnd="-2.5"
      minWidth="5.5"
      height="5.5"
      paddingInline="1.5"
      borderRadius="full"
      borderWidth="2px"
      borderColor="bg.panel"
      bg="red.solid"
      color="red.contrast"
      fontSize="xs"
      fontWeight="600"
      lineHeight="1.125rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {text}
    </Box>
  );
}
