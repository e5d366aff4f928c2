import type { ReactElement } from 'react';
import { Box, VisuallyHidden } from 'shell/ui';
import { badgeTextOf } from '../state/unread.ts';
import { useSay } from '../state/use-say.ts';

/** The count on the corner of a tile; the full number is read out. */
export const UnreadBadge = ({ count }: { count: number }): ReactElement | null => {
  const say = useSay();
  const text = badgeTextOf(count);
  if (!text) return null;
  return (
    <Box
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
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{say('desktop.tile.unread', { count })}</VisuallyHidden>
    </Box>
  );
};
