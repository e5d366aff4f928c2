import type { ComponentProps, ReactElement } from 'react';
import { Grid } from 'shell/ui';

/** Where the first picture of a row begins, for the headings above: the half of what a column has beside its picture. */
export const tileEdge = { base: '2', sm: '4', md: '3' } as const;

/** Tiles in even columns, as many as fit: four on most phones, fewer with large text. */
export function TileGrid(props: ComponentProps<typeof Grid>): ReactElement {
  return (
    <Grid
      templateColumns={{ base: 'repeat(auto-fill, 4.5rem)', sm: 'repeat(auto-fill, 5.5rem)' }}
      justifyContent="space-between"
      gap={{ base: '0', md: '1' }}
      {...props}
    />
  );
}
