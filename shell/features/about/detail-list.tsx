import { Fragment, type ReactElement } from 'react';
import { Box, Grid } from '../../kit/ui/index.ts';

/** Names with their values; a row without a value is left out. */
export function DetailList({ rows }: { rows: (readonly [string, string | undefined])[] }): ReactElement {
  return (
    <Grid as="dl" templateColumns="max-content 1fr" columnGap="6" rowGap="1.5" fontSize="sm" margin="0">
      {rows.map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <Box as="dt" color="fg.muted">
              {name}
            </Box>
            <Box as="dd" margin="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
          </Fragment>
        ) : null,
      )}
    </Grid>
  );
}
