import type { ReactElement, ReactNode } from 'react';
import { useDelayed } from '#shared/timing';
import { Box, Flex, VisuallyHidden } from '../ui/index.ts';

const showAfterMs = 200;
const rows = Array.from({ length: 8 }, (_, row) => row);

export interface ListSkeletonProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** The shape of a row, of `Skeleton`s. */
  children: ReactNode;
}

/** The shape of a list while it loads; nothing at all in the first moment. */
export function ListSkeleton({ label, children }: ListSkeletonProps): ReactElement {
  const isShown = useDelayed(true, showAfterMs);
  return (
    // The list pulses as a whole: each of its bars would be styled anew in every frame.
    <Box
      aria-busy
      visibility={isShown ? 'visible' : 'hidden'}
      animation="pulse 1.6s ease-in-out 200ms infinite"
      css={{ '& .skeleton': { animation: 'none' } }}
    >
      <VisuallyHidden role="status">{isShown ? label : ''}</VisuallyHidden>
      {rows.map((row) => (
        <Flex
          key={row}
          aria-hidden
          gap="4"
          align="center"
          padding="3"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          {children}
        </Flex>
      ))}
    </Box>
  );
}
