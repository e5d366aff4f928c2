import type { ComponentProps, ReactElement } from 'react';
import { Grid } from 'shell/ui';

function columnsOf(width: string): string {
  return `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;
}

/** Groups in as many columns as fit: two on a laptop, where six groups stand without scrolling, three on a wide screen. */
export function GroupGrid(props: ComponentProps<typeof Grid>): ReactElement {
  return (
    <Grid
      // The page that the server draws has the same widths (`bff/pages/first-apps.ts`).
      templateColumns={{ base: 'minmax(0, 1fr)', lg: columnsOf('30rem'), '2xl': columnsOf('26rem') }}
      gap="3"
      {...props}
    />
  );
}
