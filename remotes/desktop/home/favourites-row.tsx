import { type ReactElement, useId } from 'react';
import { useFavouriteApps } from 'shell/header';
import { useTranslations } from 'shell/session';
import { Flex, Heading } from 'shell/ui';
import type { UnreadCount } from '#shared/contracts';
import { moveBetweenTiles } from '#shared/tile-keys';
import type { MessageId } from '../messages/message-id.ts';
import { AppTile } from '../tiles/app-tile.tsx';
import { panelStyle } from '../tiles/panel-style.ts';
import { TileGrid, tileEdge } from '../tiles/tile-grid.tsx';
import { unreadOf } from '../tiles/unread.ts';

/** The apps that the user has marked, ahead of all others; nothing before there is one. */
export function FavouritesRow({
  counts,
}: {
  counts: readonly UnreadCount[] | undefined;
}): ReactElement | null {
  const t = useTranslations<MessageId>();
  const headingId = useId();
  const favourites = useFavouriteApps();
  if (favourites.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-labelledby={headingId}
      direction={{ base: 'column', md: 'row' }}
      {...panelStyle}
      onKeyDown={moveBetweenTiles}
    >
      <Heading
        as="h2"
        id={headingId}
        size="sm"
        color="fg.muted"
        fontWeight="600"
        flexShrink="0"
        alignSelf={{ md: 'center' }}
        paddingInlineStart={tileEdge}
        paddingInlineEnd="3"
      >
        {t('desktop.quick.favourites')}
      </Heading>
      <TileGrid flex="1" minWidth="0" justifyContent="start">
        {favourites.map((icon) => (
          <AppTile key={icon.code} icon={icon} unread={unreadOf(icon, counts)} />
        ))}
      </TileGrid>
    </Flex>
  );
}
