import type { ReactElement } from 'react';
import type { Icon } from '#shared/contracts';
import { AppPicture, iconName } from '../app-icons/index.ts';
import { getLanguage } from '../language/index.ts';
import { iconPath } from '../navigation/index.ts';
import { useUser } from '../session/index.ts';
import { AppLink, Text } from '../ui/index.ts';

interface AppTileProps {
  icon: Icon;
  onOpened: () => void;
}

/** One app of the menu. */
export const AppTile = ({ icon, onOpened }: AppTileProps): ReactElement => {
  const user = useUser();
  const name = iconName(icon, getLanguage());
  return (
    <AppLink
      href={iconPath(icon, user)}
      onClick={onOpened}
      flexDirection="column"
      gap="1"
      padding="2"
      borderRadius="card"
      color="fg"
      title={name}
      _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
    >
      <AppPicture icon={icon} size={48} />
      <Text fontSize="xs" textAlign="center" lineClamp="2" width="100%">
        {name}
      </Text>
    </AppLink>
  );
};
