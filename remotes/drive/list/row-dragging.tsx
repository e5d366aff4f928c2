import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import type { DriveEntry } from '#shared/contracts';
import type { ListView } from './list-view.ts';

export interface RowDraggingProps {
  view: Pick<ListView, 'isBin'>;
  entry: DriveEntry;
  isChosen: boolean;
  /** The row or tile, which carries `data-over` while something is dragged over it. */
  node: RefObject<HTMLElement | null>;
  /** What the row does where the mouse goes down. */
  onMouseDown: RefObject<((event: MouseEvent) => void) | undefined>;
}

/**
 * Lets the mouse move an entry, and drop others into a folder. It draws nothing: each movement of the mouse draws again whatever listens
 * to dnd-kit, and the first rows of a folder do not wait for it.
 */
export function RowDragging({ view: { isBin }, entry, isChosen, node, onMouseDown }: RowDraggingProps): null {
  const drag = useDraggable({
    id: entry.entryId,
    disabled: isBin || entry.role !== 'edit',
    data: { entry },
  });
  const drop = useDroppable({
    id: `folder:${entry.entryId}`,
    disabled: isBin || !entry.isFolder || entry.role !== 'edit' || isChosen,
    data: { target: { spaceId: entry.spaceId, parentId: entry.entryId } },
  });
  const { setNodeRef: setDragged } = drag;
  const { setNodeRef: setDroppedOn } = drop;
  // Not as a layout effect: the node of a new row is noted after those of its children.
  useEffect(() => {
    setDragged(node.current);
    setDroppedOn(node.current);
    return () => {
      setDragged(null);
      setDroppedOn(null);
    };
  }, [node, setDragged, setDroppedOn]);
  useEffect(() => {
    onMouseDown.current = (event) => drag.listeners?.onMouseDown?.(event);
  });
  const isOver = drop.isOver && !drag.isDragging;
  useEffect(() => {
    const row = node.current;
    row?.toggleAttribute('data-over', isOver);
    return () => row?.removeAttribute('data-over');
  }, [node, isOver]);
  return null;
}
