import {
  Bookmark,
  Info,
  type LucideIcon,
  MessageSquareText,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { DesktopMessage } from '#shared/contracts';
import { Center, HStack, Text } from '../../kit/ui/index.ts';

export type Importance = DesktopMessage['importance'];

/** White text on each has 4.5:1 and more (D-37). They come with signed-in pages, so they are not among the theme's. */
const styles: Record<Importance, { glyph: LucideIcon; fill: string }> = {
  1: { glyph: Info, fill: '#6B7280' },
  2: { glyph: MessageSquareText, fill: '#2563EB' },
  3: { glyph: Bookmark, fill: '#0F766E' },
  4: { glyph: TriangleAlert, fill: '#B45309' },
  5: { glyph: OctagonAlert, fill: '#B91C1C' },
};

/** How important a message is, by colour, by icon and by word. */
export function ImportanceMark({ level }: { level: Importance }): ReactElement {
  const { formatMessage } = useIntl();
  const { glyph: Glyph, fill } = styles[level];
  return (
    <HStack as="span" display="inline-flex" gap="1.5" whiteSpace="nowrap" data-importance={level}>
      <Center as="span" boxSize="5" borderRadius="full" bg={fill} color="white" flexShrink="0">
        <Glyph size={13} strokeWidth={2} aria-hidden />
      </Center>
      <Text as="span">{formatMessage({ id: `header.importance.level${level}` })}</Text>
    </HStack>
  );
}
