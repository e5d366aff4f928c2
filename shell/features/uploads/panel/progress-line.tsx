import type { ReactElement } from 'react';
import { Box } from '../../../kit/ui/index.ts';

/** How far something is, for the eye; words beside it say the same. */
export function ProgressLine({ percent }: { percent: number }): ReactElement {
  return (
    <Box height="4px" bg="bg.muted" aria-hidden css={{ forcedColorAdjust: 'none' }}>
      <Box
        height="100%"
        bg="brand.solid"
        transition="width 160ms ease-out"
        style={{ width: `${percent}%` }}
        css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
      />
    </Box>
  );
}
