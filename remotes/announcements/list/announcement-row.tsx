import { Megaphone, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, Flex, Text } from 'shell/ui';
import type { Announcement, AnnouncementReach } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { type Phase, phaseOf } from '../announcement/phase.ts';
import { useAudience } from '../announcement/use-audience.ts';
import type { MessageId } from '../messages/message-id.ts';
import { Row } from './rows.tsx';

export interface AnnouncementRowProps {
  announcement: Announcement;
  /** The server's clock. */
  now: number;
  reach: AnnouncementReach;
  onEdit: () => void;
  onEnd: () => void;
}

const palettes: Record<Phase, string> = { running: 'green', planned: 'blue', ended: 'gray' };
const touch = { base: '11', md: '9' } as const;
const format = 'YYYY-MM-DD HH:mm';

/** One announcement: what it says, when, to whom, and what can be done with it. */
export function AnnouncementRow(props: AnnouncementRowProps): ReactElement {
  const { announcement, now, reach, onEdit, onEnd } = props;
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const audience = useAudience(reach);
  const phase = phaseOf(announcement, now);
  const { texts, level, unitIds, startsAt, endsAt } = announcement;
  const units =
    unitIds.length > 3
      ? t('announcements.list.units', { count: unitIds.length })
      : audience.units(announcement);
  const readers = [units, audience.userTypes(announcement), audience.roles(announcement)]
    .filter(Boolean)
    .join(' · ');
  const Glyph = level === 'warning' ? TriangleAlert : Megaphone;
  return (
    <Row>
      <Box color={level === 'warning' ? 'orange.fg' : 'fg.muted'} paddingTop="0.5">
        <Glyph size={20} strokeWidth={1.75} aria-label={t(`announcements.level.${level}`)} role="img" />
      </Box>
      <Box flex="1 1 14rem" minWidth="0">
        <Text overflowWrap="anywhere">{texts['zh-CN']}</Text>
        {texts.en ? (
          <Text lang="en" color="fg.muted" overflowWrap="anywhere">
            {texts.en}
          </Text>
        ) : null}
        <Flex gap="2" rowGap="1" wrap="wrap" align="center" marginTop="1" fontSize="sm" color="fg.muted">
          <Badge colorPalette={palettes[phase]}>{t(`announcements.phase.${phase}`)}</Badge>
          <Text as="span">{`${dates.format(startsAt, format)} – ${dates.format(endsAt, format)}`}</Text>
          <Text as="span" overflowWrap="anywhere">
            {readers}
          </Text>
        </Flex>
      </Box>
      {phase === 'ended' ? null : (
        <Flex gap="2" width={{ base: '100%', md: 'auto' }} paddingInlineStart={{ base: '8', md: '0' }}>
          <Button variant="outline" size="sm" minHeight={touch} onClick={onEdit}>
            {t('announcements.list.edit')}
          </Button>
          <Button variant="outline" size="sm" minHeight={touch} onClick={onEnd}>
            {t('announcements.list.end')}
          </Button>
        </Flex>
      )}
    </Row>
  );
}
