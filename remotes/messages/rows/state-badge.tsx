import { BellRing, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

const glyphs: Readonly<Record<'reminder' | 'recalled', LucideIcon>> = { reminder: BellRing, recalled: Undo2 };

/** What its sender did with a message afterwards, by shape and by word. */
export function StateBadge({ state }: { state: keyof typeof glyphs }): ReactElement {
  const Glyph = glyphs[state];
  return (
    <Badge colorPalette="gray">
      <Glyph size={14} strokeWidth={1.75} aria-hidden />
      {useTranslations<MessageId>()(`messages.row.${state}`)}
    </Badge>
  );
}
