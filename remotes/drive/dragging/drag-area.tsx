import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { EntryIcon } from '../entry/entry-icon.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { Target } from '../tasks/task.ts';
import { useDroppedOn } from './use-dropped-on.ts';

/** A press that moves less is a click, px. */
const mouseDistance = 6;

export interface DragAreaProps {
  /** What is chosen: it goes along where one of it is dragged. */
  chosen: readonly DriveEntry[];
  onDrop: (entries: readonly DriveEntry[], target: Target) => void;
  children: ReactNode;
}

/** Within it, the mouse moves files onto folders and spaces. The keyboard and fingers have the dialog. */
export function DragArea({ chosen, onDrop, children }: DragAreaProps): ReactElement {
  const t = useTranslations<MessageId>();
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }));
  const [dragged, setDragged] = useState<readonly DriveEntry[]>([]);
  const [first] = dragged;
  const droppedOn = useDroppedOn(first !== undefined);
  const onDragStart = ({ active }: DragStartEvent): void => {
    const entry: DriveEntry | undefined = active.data.current?.entry;
    if (!entry) return;
    const isChosen = chosen.some(({ entryId }) => entryId === entry.entryId);
    setDragged(isChosen ? chosen : [entry]);
  };
  const onDragEnd = (): void => {
    const target = droppedOn.find();
    if (target && !dragged.some(({ entryId }) => entryId === target.parentId)) onDrop(dragged, target);
    setDragged([]);
  };
  const silent = (): undefined => undefined;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={droppedOn.collisionDetection}
      accessibility={{
        screenReaderInstructions: { draggable: t('drive.drag.instructions') },
        // Only the mouse drags; what became of it is said as after the dialog.
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      }}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged([])}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {first ? (
          <Box
            display="inline-flex"
            alignItems="center"
            gap="2"
            padding="2"
            bg="bg.panel"
            borderRadius="control"
            boxShadow="floating"
            opacity="0.92"
          >
            <EntryIcon entry={first} />
            <Text truncate maxWidth="48">
              {dragged.length > 1 ? t('drive.list.chosen', { count: dragged.length }) : first.name}
            </Text>
          </Box>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
