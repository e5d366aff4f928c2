import { BellRing, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from 'shell/ui';
import { useSay } from '../state/use-say.ts';

const glyphs: Readonly<Record<'reminder' | 'recalled', LucideIcon>> = { reminder: BellRing, recalled: Undo2 };

/** What its sender did with a message afterwards, by shape and by word. */
export const StateBadge = ({ state }: { state: keyof typeof glyphs }): ReactElement => {
  const Glyph = glyphs[state];
  return (
    <Badge colorPalette="gray">
      <Glyph size={14} strokeWidth={1.75} aria-hidden />
      {useSay()(`messages.row.${state}`)}
    </Badge>
  );
};
