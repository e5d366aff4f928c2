import type { ReactElement } from 'react';
import { AppPicture, iconPath, noteOpened } from 'shell/header';
import { useLanguage, useUser } from 'shell/session';
import { AppLink, Text } from 'shell/ui';
import { fullIconName, iconName } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { tileMark } from '#shared/tile-keys';

/** An app of a row that is at hand: a small picture over its name. */
export const SmallTile = ({ icon }: { icon: Icon }): ReactElement => {
  const user = useUser();
  const { language } = useLanguage();
  return (
    <AppLink
      {...tileMark}
      href={iconPath(icon, user)}
      title={fullIconName(icon, language)}
      onClick={() => noteOpened(icon, user)}
      draggable={false}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="0.5"
      width="15"
      flexShrink="0"
      paddingBlock="1"
      borderRadius="control"
      color="fg"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <AppPicture icon={icon} size="bar" />
      <Text as="span" fontSize="xs" lineHeight="1.3" truncate maxWidth="100%" paddingInline="0.5">
        {iconName(icon, language)}
      </Text>
    </AppLink>
  );
};
