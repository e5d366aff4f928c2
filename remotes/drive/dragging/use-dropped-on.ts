import { type CollisionDetection, pointerWithin } from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import type { Target } from '../tasks/task.ts';

export interface DroppedOn {
  collisionDetection: CollisionDetection;
  /** What lies under the mouse now; undefined where nothing takes a drop. */
  find: () => Target | undefined;
}

/**
 * What the mouse was let go over. What dnd-kit says of it is as old as the last render: on a slow computer a quick hand would drop into a
 * folder that the mouse had only passed.
 */
export function useDroppedOn(isDragging: boolean): DroppedOn {
  const seen = useRef<Parameters<CollisionDetection>[0]>(undefined);
  const pointer = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (!isDragging) return;
    const note = ({ clientX: x, clientY: y }: MouseEvent): void => {
      pointer.current = { x, y };
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const kind of ['mousemove', 'mouseup'] as const) document.addEventListener(kind, note, options);
    return () => {
      listening.abort();
      pointer.current = undefined;
    };
  }, [isDragging]);
  return {
    collisionDetection: (args) => {
      seen.current = args;
      return pointerWithin(args);
    },
    find: () => {
      if (!seen.current || !pointer.current) return undefined;
      const [nearest] = pointerWithin({ ...seen.current, pointerCoordinates: pointer.current });
      return nearest?.data?.droppableContainer.data.current?.target;
    },
  };
}
