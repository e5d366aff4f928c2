import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { chakra } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { useMoveWords } from './use-move-words.ts';

/** A press that moves less is a click. */
const mouseDistance = 4;
/** A finger that rests this long picks up; one that moves before scrolls the page. */
const longPress = { delay: 250, tolerance: 8 } as const;

export interface SortableRowsProps {
  codes: readonly string[];
  nameOf: (code: string) => string;
  /** A row is to take the place of another one. */
  onMove: (from: string, to: string) => void;
  children: ReactNode;
}

/** Within it, mouse, finger and keyboard change the order of the rows of one group. */
export function SortableRows({ codes, nameOf, onMove, children }: SortableRowsProps): ReactElement {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: longPress }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMoveWords(codes, nameOf);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={[...codes]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

export const RowList = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2',
    padding: '3',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopRadius: 'card' },
    _last: { borderBottomWidth: '0', borderBottomRadius: 'card' },
  },
});
const Handle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '9',
    minHeight: { base: '11', md: '9' },
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'manipulation',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.subtle' },
    _active: { cursor: 'grabbing' },
  },
});

const transition = { duration: 150, easing: 'ease-out' };
const stillness = '(prefers-reduced-motion: reduce)';

/** A row that is dragged by its handle, or picked up there with the space bar and moved with the arrow keys. */
export function SortableRow({
  code,
  name,
  children,
}: {
  code: string;
  name: string;
  children: ReactNode;
}): ReactElement {
  const t = useTranslations<MessageId>();
  const sortable = useSortable({
    id: code,
    attributes: { roleDescription: t('administration.apps.movable') },
    transition: globalThis.matchMedia?.(stillness).matches ? null : transition,
  });
  const { transform } = sortable;
  return (
    <Row
      ref={sortable.setNodeRef}
      data-app={code}
      position="relative"
      zIndex={sortable.isDragging ? '1' : 'auto'}
      boxShadow={sortable.isDragging ? 'floating' : 'none'}
      style={{
        // Rows move up and down only.
        ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
        ...(sortable.transition ? { transition: sortable.transition } : {}),
      }}
    >
      <Handle
        ref={sortable.setActivatorNodeRef}
        type="button"
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={t('administration.apps.move', { name })}
        title={t('administration.apps.move', { name })}
      >
        <GripVertical size={18} strokeWidth={1.75} aria-hidden />
      </Handle>
      {children}
    </Row>
  );
}
