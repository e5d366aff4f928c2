import type { ReactElement } from 'react';
import { AppPicture, iconLinkProps, noteOpened } from 'shell/header';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { AppLink, Badge, Box, Button, Grid, VisuallyHidden } from 'shell/ui';
import { iconName } from '#shared/app-icons';
import type { Icon, UnreadCount } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface ChildAppsProps {
  icons: readonly Icon[];
  unread: readonly UnreadCount[];
  isCurrent: boolean;
  isBusy: boolean;
  /** Opens an app after the child became the current one. */
  onOpen: (icon: Icon) => void;
}

const style = {
  variant: 'outline',
  justifyContent: 'flex-start',
  height: '12',
  paddingInline: '2',
  gap: '3',
  fontWeight: '400',
  fontSize: 'sm',
} as const;

const maxShown = 99;

/** The apps for one child, with what is unread there. */
export function ChildApps({ icons, unread, isCurrent, isBusy, onOpen }: ChildAppsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const user = useUser();
  const { language } = useLanguage();
  const face = (icon: Icon): ReactElement => {
    const count = unread.find(({ code }) => code === icon.code)?.num ?? 0;
    return (
      <>
        <Box as="span" position="relative" flexShrink="0">
          <AppPicture icon={icon} size="bar" />
          {count > 0 ? (
            <Badge
              aria-hidden
              position="absolute"
              top="-2"
              insetEnd="-2"
              colorPalette="red"
              variant="solid"
              size="xs"
            >
              {count > maxShown ? `${maxShown}+` : count}
            </Badge>
          ) : null}
        </Box>
        <Box as="span" flex="1" minWidth="0" textAlign="start" truncate>
          {iconName(icon, language)}
        </Box>
        {count > 0 ? <VisuallyHidden>{t('family.apps.unread', { count })}</VisuallyHidden> : null}
      </>
    );
  };
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))" gap="2">
      {icons.map((icon) =>
        isCurrent ? (
          <Button key={icon.code} asChild {...style}>
            <AppLink {...iconLinkProps(icon, user)} onClick={() => noteOpened(icon, user)}>
              {face(icon)}
            </AppLink>
          </Button>
        ) : (
          <Button key={icon.code} {...style} disabled={isBusy} onClick={() => onOpen(icon)}>
            {face(icon)}
          </Button>
        ),
      )}
    </Grid>
  );
}
