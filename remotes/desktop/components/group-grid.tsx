import type { ComponentProps, ReactElement } from 'react';
import { Grid } from 'shell/ui';

/** Groups in two columns where two fit, so that six groups stand on a laptop without scrolling. */
export const GroupGrid = (props: ComponentProps<typeof Grid>): ReactElement => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(30rem, 1fr))' }}
    gap={{ base: '3', md: '4' }}
    {...props}
  />
);
