import type { ReactElement, ReactNode } from 'react';
import { AppPicture } from 'shell/header';
import { useLanguage } from 'shell/session';
import { Flex, Text } from 'shell/ui';
import { fullIconName, iconName } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';

/** Picture and name of an app that is being arranged: it opens nothing. */
export function AppFace({ icon }: { icon: Icon }): ReactElement {
  const { language } = useLanguage();
  return (
    <>
      <AppPicture icon={icon} size="tile" />
      <Text
        as="span"
        fontSize={{ base: 'xs', md: 'sm' }}
        lineHeight="1.3"
        lineClamp={2}
        overflowWrap="anywhere"
        maxWidth="100%"
        title={fullIconName(icon, language)}
      >
        {iconName(icon, language)}
      </Text>
    </>
  );
}

/** The card of an app with what can be done to it below. */
export const tileCard = {
  direction: 'column',
  align: 'center',
  justify: 'space-between',
  gap: '1',
  minWidth: '0',
  paddingBlock: '2',
  paddingInline: { base: '0', md: '2' },
  borderRadius: 'card',
  borderWidth: '1px',
  borderColor: 'border.muted',
  bg: 'bg.panel',
  textAlign: 'center',
} as const;

export interface ArrangeTileProps {
  icon: Icon;
  /** Buttons of the tile. */
  actions: ReactNode;
}

/** An app whose place is not the user's to choose. */
export function ArrangeTile({ icon, actions }: ArrangeTileProps): ReactElement {
  return (
    <Flex {...tileCard}>
      <AppFace icon={icon} />
      {actions}
    </Flex>
  );
}
