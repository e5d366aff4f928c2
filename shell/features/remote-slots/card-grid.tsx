import { type ReactElement, useId } from 'react';
import { Box, type BoxProps, Grid, Heading } from '../../kit/ui/index.ts';
import { type DesktopCard, useDesktopCards } from './fillers.ts';
import { RemoteCard } from './remote-card.tsx';

export interface CardGridProps {
  /** How the desktop's panels look. */
  panelStyle: BoxProps;
}

/** One panel for each card, in as many columns as fit. */
export function CardGrid({ panelStyle }: CardGridProps): ReactElement {
  return (
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(30rem, 100%), 1fr))">
      {useDesktopCards().map((card) => (
        <CardPanel key={card.entry.name} card={card} panelStyle={panelStyle} />
      ))}
    </Grid>
  );
}

/** There before its content is, with room for some lines. */
function CardPanel({
  card: { entry, name },
  panelStyle,
}: { card: DesktopCard } & CardGridProps): ReactElement {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} {...panelStyle} padding="3" minHeight="8rem">
      <Heading as="h2" id={headingId} size="sm" color="fg.muted" fontWeight="600" marginBottom="1.5">
        {name}
      </Heading>
      <RemoteCard entry={entry} findCard={({ Card }) => Card} />
    </Box>
  );
}
