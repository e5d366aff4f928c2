import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { DriveEntry } from '#shared/contracts';
import type { ListView } from './list-view.ts';
import { useLongPress } from './use-long-press.ts';

/** What a row and a tile do alike: they are chosen, opened, dragged, and folders take what is dropped. */
export function useRow(view: ListView, row: number, entry: DriveEntry) {
  const { chosen, entryAt, onCommand, isBin } = view;
  const { ids, active } = chosen.selection;
  const isChosen = ids.has(entry.entryId);
  const press = useLongPress(() => chosen.choose(row, 'toggle', entryAt));
  const node = useRef<HTMLDivElement>(null);
  const startDragging = useRef<(event: MouseEvent) => void>(undefined);
  const open = (): void => {
    if (!isBin) onCommand('open', [entry]);
  };
  return {
    isChosen,
    open,
    toggle: () => chosen.choose(row, 'toggle', entryAt),
    dragging: { view, entry, isChosen, node, onMouseDown: startDragging },
    props: {
      ref: node,
      ...press.handlers,
      onPointerDown: (event: PointerEvent) => {
        if (!isInMenu(event)) press.handlers.onPointerDown(event);
      },
      onMouseDown: (event: MouseEvent) => {
        if (!isInMenu(event)) startDragging.current?.(event);
      },
      onClick: (event: MouseEvent) => {
        if (press.takesClick() || isElsewhere(event)) return;
        const isTouch = matchMedia('(pointer: coarse)').matches;
        if (event.shiftKey) chosen.choose(row, 'range', entryAt);
        else if (event.ctrlKey || event.metaKey || (isTouch && ids.size > 0))
          chosen.choose(row, 'toggle', entryAt);
        else if (isTouch) open();
        else chosen.choose(row, 'only', entryAt);
      },
      onDoubleClick: (event: MouseEvent) => {
        if (!isElsewhere(event)) open();
      },
      // A finger that rests opens no menu of the browser: it has chosen the row.
      onContextMenu: (event: MouseEvent) => {
        if (matchMedia('(pointer: coarse)').matches) event.preventDefault();
      },
      tabIndex: row === active ? 0 : -1,
      'aria-selected': isChosen,
      'data-row': row,
    },
  };
}

/** Events of a menu reach the row that it belongs to, though it lies over the page. */
function isInMenu({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Node && !currentTarget.contains(target);
}

/** A button of the row, or its menu, takes a press for itself. */
function isElsewhere(event: MouseEvent): boolean {
  const { target } = event;
  return isInMenu(event) || (target instanceof Element && target.closest('button, input, label, a') !== null);
}
