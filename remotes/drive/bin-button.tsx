import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { DriveSpace } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { DrivePageAnswer } from './list/entry-pages.ts';
import type { MessageId } from './messages/message-id.ts';
import type { Place } from './place/use-place.ts';
import type { Task } from './tasks/task.ts';

export interface BinButtonProps {
  place: Place;
  /** The space that is open; undefined among shared files. */
  space: DriveSpace | undefined;
  data: DrivePageAnswer | undefined;
  onTask: (task: Task) => void;
}

/** Empties the bin that is open; at the top of a class or a school it opens theirs. The own bin has a place at the left. */
export function BinButton({ place, space, data, onTask }: BinButtonProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  const { view, keyword, parentId } = place.query;
  if (!space || !data || data.role !== 'edit' || keyword) return null;
  const { spaceId } = space;
  const isBin = view === 'bin';
  const isTopOfOthers = view === 'folder' && parentId === '' && space.kind !== 'mine';
  if (isBin ? data.total === 0 : !isTopOfOthers) return null;
  const label = t(isBin ? 'drive.empty.button' : 'drive.space.bin');
  // Beside two other buttons a phone has no room for the words.
  const isIcon = isNarrow && !isBin;
  return (
    <Button
      variant="outline"
      minHeight={{ base: '11', md: '10' }}
      aria-label={isIcon ? label : undefined}
      onClick={() => (isBin ? onTask({ kind: 'empty', spaceId }) : place.open({ view: 'bin', spaceId }))}
    >
      <Trash2 size={18} strokeWidth={1.75} aria-hidden />
      {isIcon ? null : label}
    </Button>
  );
}
