import { type ReactElement, useId } from 'react';
import { iconLinkProps, noteOpened, useAppLabel, useRecentApps } from 'shell/header';
import { useTranslations, useUser } from 'shell/session';
import { AppLink, Flex, Heading, VisuallyHidden } from 'shell/ui';
import type { Icon } from '#shared/contracts';
import { moveBetweenTiles, tileMark } from '#shared/tile-keys';
import type { MessageId } from '../messages/message-id.ts';

/** What the user opened last, by name: beside the greeting where there is room for both, else a line of its own. */
export function RecentLine(): ReactElement | null {
  const t = useTranslations<MessageId>();
  const headingId = useId();
  const recent = useRecentApps();
  if (recent.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-labelledby={headingId}
      order={{ base: 1, lg: 0 }}
      flex={{ base: '1 0 100%', lg: '1 1 12rem' }}
      minWidth="0"
      minHeight={{ base: '11', lg: '8' }}
      align="center"
      // Contains the words for screen readers only, which would otherwise widen the page.
      position="relative"
      overflowX="auto"
      scrollbarWidth="none"
      fontSize="sm"
      color="fg.muted"
      onKeyDown={moveBetweenTiles}
    >
      <Heading as="h2" id={headingId} size="sm" color="inherit" fontWeight="400" flexShrink="0">
        {t('desktop.quick.recent')}
      </Heading>
      {recent.map((icon) => (
        <RecentLink key={icon.code} icon={icon} />
      ))}
    </Flex>
  );
}

function RecentLink({ icon }: { icon: Icon }): ReactElement {
  const user = useUser();
  const { name, title, closedWords, outsideWords } = useAppLabel(icon);
  const words = closedWords ?? outsideWords;
  return (
    <AppLink
      {...tileMark}
      {...iconLinkProps(icon, user)}
      title={title}
      onClick={() => noteOpened(icon, user)}
      flexShrink="0"
      minHeight={{ base: '11', md: '8' }}
      paddingInline="2"
      color="inherit"
      focusVisibleRing="inside"
      _hover={{ color: 'fg' }}
    >
      {name}
      {words ? <VisuallyHidden>{words}</VisuallyHidden> : null}
    </AppLink>
  );
}
