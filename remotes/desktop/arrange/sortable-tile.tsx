import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra, Flex } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { AppFace, type ArrangeTileProps, tileCard } from './arrange-tile.tsx';

const Handle = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1.5',
    width: '100%',
    paddingBlock: '1',
    borderRadius: 'control',
    color: 'fg',
    cursor: 'grab',
    touchAction: 'manipulation',
    userSelect: 'none',
    focusVisibleRing: 'inside',
    _active: { cursor: 'grabbing' },
  },
});

const transition = { duration: 150, easing: 'ease-out' };
const stillness = '(prefers-reduced-motion: reduce)';

/** An app that is dragged by its picture, or picked up with the space bar and moved with the arrow keys. */
export function SortableTile({ icon, actions }: ArrangeTileProps): ReactElement {
  const roleDescription = useTranslations<MessageId>()('desktop.arrange.role');
  const sortable = useSortable({
    id: icon.code,
    attributes: { roleDescription },
    transition: matchMedia(stillness).matches ? null : transition,
  });
  // In its own group the others make room; in another one the tile shows whose place would be taken.
  const isTarget = sortable.isOver && sortable.activeIndex < 0;
  return (
    <Flex
      {...tileCard}
      ref={sortable.setNodeRef}
      data-app={icon.code}
      position="relative"
      zIndex={sortable.isDragging ? '1' : 'auto'}
      outline={isTarget ? '2px dashed' : 'none'}
      outlineColor="brand.solid"
      outlineOffset="2px"
      boxShadow={sortable.isDragging ? 'floating' : 'none'}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <Handle
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...sortable.listeners}
      >
        <AppFace icon={icon} />
      </Handle>
      {actions}
    </Flex>
  );
}
