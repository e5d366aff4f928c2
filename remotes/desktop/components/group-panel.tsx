import { Children, type ReactElement, type ReactNode } from 'react';
import { Box, Grid } from 'shell/ui';

export interface GroupPanelProps {
  heading: ReactNode;
  /** Id of the heading, which names the panel. */
  labelledBy?: string;
  children: ReactNode;
}

/** From so many tiles on, those out of sight are not painted. */
const many = 60;
const paintedInSight = { '& > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto 6.75rem' } };

/** The surface of a group: a heading over tiles in even columns. */
export const GroupPanel = ({ heading, labelledBy, children }: GroupPanelProps): ReactElement => (
  <Box
    as="section"
    aria-labelledby={labelledBy}
    bg="bg.panel/85"
    borderWidth="1px"
    borderColor="border.muted"
    borderRadius="card"
    boxShadow="raised"
    paddingInline={{ base: '2', md: '3' }}
    paddingBlock={{ base: '2', md: '3' }}
  >
    {heading}
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(5.25rem, 25%), 1fr))"
      gap={{ base: '0', md: '1' }}
      css={Children.count(children) > many ? paintedInSight : {}}
    >
      {children}
    </Grid>
  </Box>
);
