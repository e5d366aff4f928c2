import type { ReactElement, ReactNode } from 'react';
import { Box, Stack } from 'shell/ui';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** The width and the margins of every page of this app. */
export function PageBody({ children }: { children: ReactNode }): ReactElement {
  useFocusOnArrival();
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        {children}
      </Stack>
    </Box>
  );
}
