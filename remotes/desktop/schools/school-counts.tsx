import { CalendarX2, Clock, FileWarning, ListTodo, type LucideIcon, Megaphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Flex } from 'shell/ui';
import type { AreaSchool } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { needsAttention } from './find-schools.ts';

interface Fact {
  glyph: LucideIcon;
  palette: string;
  id: MessageId;
  count: number;
}

/** What a school's figures say, worst first, each with a sign and words; one calm line where all is well. */
export function SchoolCounts({ school }: { school: AreaSchool }): ReactElement {
  const t = useTranslations<MessageId>();
  const counts = countsOf(school);
  return (
    <Flex wrap="wrap" gap="1.5">
      {needsAttention(school) ? null : <Badge colorPalette="green">{t('desktop.area.calm')}</Badge>}
      {counts.map(({ glyph: Glyph, palette, id, count }) => (
        <Badge key={id} colorPalette={palette} whiteSpace="normal">
          <Glyph size={14} strokeWidth={2} aria-hidden />
          {t(id, { count })}
        </Badge>
      ))}
    </Flex>
  );
}

function countsOf({ licences, todos, announcements }: AreaSchool): Fact[] {
  return (
    [
      { glyph: CalendarX2, palette: 'red', id: 'desktop.area.expired', count: licences.expired },
      { glyph: FileWarning, palette: 'red', id: 'desktop.area.unreadable', count: licences.unreadable },
      { glyph: Clock, palette: 'orange', id: 'desktop.area.ending', count: licences.ending },
      { glyph: ListTodo, palette: 'blue', id: 'desktop.area.todos', count: todos },
      { glyph: Megaphone, palette: 'gray', id: 'desktop.area.announcements', count: announcements },
    ] satisfies Fact[]
  ).filter(({ count }) => count > 0);
}
