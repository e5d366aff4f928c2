import { Megaphone, TriangleAlert, X } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { textOf } from '#shared/announcements';
import type { AnnouncementNotice } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { Box, Button, Flex, IconButton, Text, VisuallyHidden } from '../../kit/ui/index.ts';
import { useIsCut } from './use-is-cut.ts';

interface AnnouncementBannerProps {
  notice: AnnouncementNotice;
  /** How many wait behind it. */
  more: number;
  onClose: () => void;
}

const styles = {
  info: { palette: 'blue', Glyph: Megaphone },
  warning: { palette: 'orange', Glyph: TriangleAlert },
} as const;

/** One announcement in a line of its own; long ones open on demand. */
export function AnnouncementBanner({ notice, more, onClose }: AnnouncementBannerProps): ReactElement {
  const { formatMessage } = useIntl();
  const [openId, setOpenId] = useState<string>();
  const isOpen = openId === notice.id;
  const { text, language } = textOf(notice, getLanguage());
  const element = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(element, text, isOpen);
  const { palette, Glyph } = styles[notice.level];
  return (
    <Flex
      as="section"
      aria-label={formatMessage({ id: 'announcements.banner.label' })}
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderBottomWidth="1px"
      borderColor="border.muted"
      color="fg"
      // Above pictures that pages put behind themselves.
      position="relative"
      zIndex="sticky"
      align="flex-start"
      gap="3"
      paddingInline={{ base: '3', md: '6' }}
      paddingBlock="1.5"
      animation="fade-in 160ms ease-out"
    >
      <Box color="colorPalette.fg" paddingTop={{ base: '2.5', md: '1.5' }}>
        <Glyph size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" paddingBlock={{ base: '2', md: '1' }}>
        <Box>
          <VisuallyHidden>{formatMessage({ id: `announcements.banner.${notice.level}` })}</VisuallyHidden>
          <Text
            ref={element}
            lang={language}
            overflowWrap="anywhere"
            lineClamp={isOpen ? undefined : { base: 3, md: 2 }}
          >
            {text}
          </Text>
        </Box>
        {isCut ? (
          <Button
            variant="plain"
            size="sm"
            height="auto"
            minHeight={{ base: '11', md: '6' }}
            paddingInline="0"
            color="fg"
            textDecoration="underline"
            aria-expanded={isOpen}
            onClick={() => setOpenId(isOpen ? undefined : notice.id)}
          >
            {formatMessage({ id: isOpen ? 'announcements.banner.less' : 'announcements.banner.all' })}
          </Button>
        ) : null}
      </Box>
      {more > 0 ? (
        <Text fontSize="sm" color="fg.muted" flexShrink="0" paddingTop={{ base: '2.5', md: '1.5' }}>
          {formatMessage({ id: 'announcements.banner.more' }, { count: more })}
        </Text>
      ) : null}
      <IconButton
        variant="ghost"
        size="sm"
        minWidth={{ base: '11', md: '8' }}
        minHeight={{ base: '11', md: '8' }}
        aria-label={formatMessage({ id: 'announcements.banner.close' })}
        onClick={onClose}
      >
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </Flex>
  );
}
