import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactElement, ReactNode } from 'react';
import type { Icon, IconGroup } from '#shared/contracts';
import { SortableTile } from './sortable-tile.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** A press that moves less is a click. */
const mouseDistance = 4;
/** A finger that rests this long picks up; one that moves before scrolls the page. */
const longPress = { delay: 250, tolerance: 8 } as const;

export interface SortableGroupsProps {
  groups: readonly IconGroup[];
  /** An app is to take the place of another one, of its own group or of another. */
  onMove: (from: string, to: string) => void;
  /** The groups, with `SortableTiles` inside. */
  children: ReactNode;
}

/** Within it, mouse, finger and keyboard change the order of tiles and move them between groups. */
export function SortableGroups({ groups, onMove, children }: SortableGroupsProps): ReactElement {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: longPress }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useAnnouncements(groups);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

export interface SortableTilesProps {
  icons: readonly Icon[];
  actionsOf: (icon: Icon) => ReactNode;
}

/** The tiles of one group. */
export function SortableTiles({ icons, actionsOf }: SortableTilesProps): ReactElement {
  return (
    <SortableContext items={icons.map(({ code }) => code)} strategy={rectSortingStrategy}>
      {icons.map((icon) => (
        <SortableTile key={icon.code} icon={icon} actions={actionsOf(icon)} />
      ))}
    </SortableContext>
  );
}
