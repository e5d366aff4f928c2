import { Children, type ReactElement, type ReactNode } from 'react';
import { Box } from 'shell/ui';
import { panelStyle } from '../tiles/panel-style.ts';
import { TileGrid } from '../tiles/tile-grid.tsx';

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
export function GroupPanel({ heading, labelledBy, children }: GroupPanelProps): ReactElement {
  return (
    <Box as="section" aria-labelledby={labelledBy} {...panelStyle}>
      {heading}
      <TileGrid css={Children.count(children) > many ? paintedInSight : {}}>{children}</TileGrid>
    </Box>
  );
}
