import type { ReactElement } from 'react';
import type { Icon } from '#shared/contracts';
import { tileMark } from '#shared/tile-keys';
import { useUser } from '../../core/session/index.ts';
import {
  AppPicture,
  ClosedWords,
  iconLinkProps,
  noteOpened,
  useAppLabel,
} from '../../features/app-icons/index.ts';
import { AppLink, Text } from '../../kit/ui/index.ts';

interface AppTileProps {
  icon: Icon;
  onOpened: () => void;
}

/** One app of the menu. */
export function AppTile({ icon, onOpened }: AppTileProps): ReactElement {
  const user = useUser();
  const { name, title, closedWords } = useAppLabel(icon);
  return (
    <AppLink
      {...tileMark}
      {...iconLinkProps(icon, user)}
      onClick={() => {
        noteOpened(icon, user);
        onOpened();
      }}
      flexDirection="column"
      gap="1"
      padding="2"
      borderRadius="card"
      color={closedWords ? 'fg.muted' : 'fg'}
      title={title}
      _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
    >
      <AppPicture icon={icon} size="menu" />
      <Text fontSize="xs" textAlign="center" lineClamp="2" width="100%">
        {name}
      </Text>
      <ClosedWords icon={icon} />
    </AppLink>
  );
}
