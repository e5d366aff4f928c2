import type { ReactElement } from 'react';
import { Box } from '../../kit/ui/index.ts';
import { badgeTextOf } from './counts.ts';

export interface CountBadgeProps {
  count: number;
  /** A dot says that there is something, and not how much. Default false. */
  isDot?: boolean;
}

const shape = {
  position: 'absolute',
  borderRadius: 'full',
  bg: 'red.solid',
  color: 'red.contrast',
  pointerEvents: 'none',
} as const;

/** A number, or a dot, on the corner of a button. For the eye only: the button's name says it too. */
export function CountBadge({ count, isDot = false }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  if (isDot) return <Box aria-hidden data-badge="dot" {...shape} top="1.5" insetEnd="1.5" boxSize="2.5" />;
  return (
    <Box
      aria-hidden
      data-badge="count"
      {...shape}
      top="0"
      insetEnd="-1"
      minWidth="5"
      height="5"
      paddingInline="1"
      fontSize="2xs"
      fontWeight="600"
      lineHeight="1.25rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {badgeTextOf(count)}
    </Box>
  );
}
