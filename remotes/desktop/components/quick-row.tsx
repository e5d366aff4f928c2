import { type ReactElement, useId } from 'react';
import { Flex, Heading } from 'shell/ui';
import type { Icon } from '#shared/contracts';
import { moveBetweenTiles } from '#shared/tile-keys';
import { SmallTile } from './small-tile.tsx';

export interface QuickRowProps {
  name: string;
  icons: readonly Icon[];
}

/** One line of apps at hand; what has no room is reached by scrolling it. */
export const QuickRow = ({ name, icons }: QuickRowProps): ReactElement | null => {
  const headingId = useId();
  if (icons.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-labelledby={headingId}
      flex="1 1 0"
      minWidth={{ base: '100%', lg: '0' }}
      align="center"
      gap="2"
      paddingInline="3"
      paddingBlock="1"
      bg="bg.panel/85"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      boxShadow="raised"
      onKeyDown={moveBetweenTiles}
    >
      <Heading as="h2" id={headingId} size="sm" color="fg.muted" fontWeight="600" flexShrink="0">
        {name}
      </Heading>
      <Flex overflowX="auto" gap="1" minWidth="0" scrollbarWidth="thin">
        {icons.map((icon) => (
          <SmallTile key={icon.code} icon={icon} />
        ))}
      </Flex>
    </Flex>
  );
};
