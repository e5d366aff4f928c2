import { type ReactElement, useId } from 'react';
import { AppLink, Box, type BoxProps, Heading } from '../../kit/ui/index.ts';
import type { TodayCard } from './fillers.ts';
import { RemoteCard } from './remote-card.tsx';

export interface TodayStackProps {
  cards: readonly TodayCard[];
  /** How the desktop's panels look. */
  panelStyle: BoxProps;
}

/** One panel below the other. */
export function TodayStack({ cards, panelStyle }: TodayStackProps): ReactElement {
  return (
    <>
      {cards.map((card) => (
        <TodayPanel key={`${card.entry.name}/${card.filling.name}`} card={card} panelStyle={panelStyle} />
      ))}
    </>
  );
}

/** There before its content is, with room for a line or two. A group, as the whole column is the landmark. */
function TodayPanel({
  card: { entry, filling, heading },
  panelStyle,
}: Pick<TodayStackProps, 'panelStyle'> & { card: TodayCard }): ReactElement {
  const headingId = useId();
  const { address, name } = filling;
  return (
    <Box role="group" aria-labelledby={headingId} {...panelStyle} padding="3" minHeight="5rem">
      <Heading as="h2" id={headingId} size="sm" color="fg.muted" fontWeight="600" marginBottom="1">
        {address ? (
          <AppLink href={address} color="inherit" minHeight={{ base: '11', md: '6' }}>
            {heading}
          </AppLink>
        ) : (
          heading
        )}
      </Heading>
      <RemoteCard entry={entry} findCard={({ todayCards }) => todayCards?.[name]} />
    </Box>
  );
}
