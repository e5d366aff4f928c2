import type { ComponentProps, ReactElement } from 'react';
import { Grid } from 'shell/ui';

/** Groups in as many columns as fit: two on a laptop, where six groups stand without scrolling, three on a wide screen. */
export function GroupGrid(props: ComponentProps<typeof Grid>): ReactElement {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))' }}
      gap="3"
      {...props}
    />
  );
}
