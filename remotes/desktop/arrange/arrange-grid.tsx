import { type ReactElement, type ReactNode, useId } from 'react';
import { Box, Grid, Heading } from 'shell/ui';

export interface ArrangeGridProps {
  name: string;
  children: ReactNode;
}

/** A group of apps that are being arranged. */
export function ArrangeGrid({ name, children }: ArrangeGridProps): ReactElement {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} size="sm" color="fg.muted" fontWeight="600" marginBottom="2" truncate>
        {name}
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(min(6.75rem, 31%), 1fr))" gap="2">
        {children}
      </Grid>
    </Box>
  );
}
