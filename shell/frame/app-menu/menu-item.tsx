import type { ReactElement } from 'react';
import type { Icon } from '#shared/contracts';
import { useIsOpen } from '../../core/navigation/index.ts';
import { useUser } from '../../core/session/index.ts';
import { AppPicture, iconLinkProps, noteOpened, useAppLabel } from '../../features/app-icons/index.ts';
import { AppLink, Text, VisuallyHidden } from '../../kit/ui/index.ts';

export interface MenuItemProps {
  icon: Icon;
  /** Width of the slot; by default that of its place. */
  width?: string;
}

/** One app of the row in the header or of the side bar: a small picture over its name. */
export function MenuItem({ icon, width = '100%' }: MenuItemProps): ReactElement {
  const user = useUser();
  const link = iconLinkProps(icon, user);
  const { name, title, closedWords, outsideWords } = useAppLabel(icon);
  const isOpen = useIsOpen(link.href.split('#')[0]);
  const words = closedWords ?? outsideWords;
  return (
    <AppLink
      {...link}
      onClick={() => noteOpened(icon, user)}
      aria-current={isOpen ? 'page' : undefined}
      title={title}
      width={width}
      minWidth="0"
      flexDirection="column"
      justifyContent="center"
      gap="0.5"
      paddingBlock="1"
      borderRadius="control"
      color={closedWords ? 'fg.muted' : 'fg'}
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
      _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
    >
      <AppPicture icon={icon} size="bar" />
      <Text as="span" fontSize="xs" lineHeight="1.3" truncate maxWidth="100%" paddingInline="0.5">
        {name}
      </Text>
      {words ? <VisuallyHidden>{words}</VisuallyHidden> : null}
    </AppLink>
  );
}
