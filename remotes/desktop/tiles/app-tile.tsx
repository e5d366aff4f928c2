import type { MouseEvent, ReactElement } from 'react';
import { AppPicture, ClosedWords, iconLinkProps, noteOpened, useAppLabel } from 'shell/header';
import { useTranslations, useUser } from 'shell/session';
import { AppLink, Box, Text, VisuallyHidden } from 'shell/ui';
import type { Icon } from '#shared/contracts';
import { tileMark } from '#shared/tile-keys';
import type { MessageId } from '../messages/message-id.ts';

import { UnreadBadge } from './unread-badge.tsx';

export interface AppTileProps {
  icon: Icon;
  unread: number;
}

const middleButton = 1;

/** One app: picture, name in two lines at most, unread badge. */
export function AppTile({ icon, unread }: AppTileProps): ReactElement {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const { name, title, closedWords } = useAppLabel(icon);
  const onAuxClick = (event: MouseEvent) => {
    if (event.button === middleButton) noteOpened(icon, user);
  };
  return (
    <AppLink
      {...tileMark}
      {...iconLinkProps(icon, user)}
      title={title}
      onClick={() => noteOpened(icon, user)}
      onAuxClick={onAuxClick}
      draggable={false}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="1.5"
      minWidth="0"
      paddingBlock="1.5"
      borderRadius="card"
      focusVisibleRing="inside"
      color={closedWords ? 'fg.muted' : 'fg'}
      textDecoration="none"
      transition="translate 150ms ease-out, scale 120ms ease-out, background-color 150ms ease-out"
      _hover={{ translate: '0 -2px', bg: 'bg.subtle', textDecoration: 'none' }}
      _active={{ translate: '0 0', scale: '0.97' }}
      _motionReduce={{ transition: 'none', translate: 'none', scale: 'none' }}
    >
      <Box position="relative">
        <AppPicture icon={icon} size="tile" />
        <UnreadBadge count={unread} />
      </Box>
      <Text
        as="span"
        fontSize={{ base: 'xs', md: 'sm' }}
        lineHeight="1.3"
        textAlign="center"
        lineClamp={2}
        overflowWrap="anywhere"
        maxWidth="100%"
      >
        {name}
      </Text>
      <ClosedWords icon={icon} />
      {unread > 0 ? <VisuallyHidden>{t('desktop.tile.unread', { count: unread })}</VisuallyHidden> : null}
    </AppLink>
  );
}
