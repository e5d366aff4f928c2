import type { KeyboardEvent } from 'react';
import { findNextTile } from './next-tile.ts';

/** Marks the link of a tile, so that keys find it. */
export const tileMark = { 'data-tile': '' } as const;

export function focusFirstTile(root: HTMLElement | null): void {
  tilesOf(root)[0]?.focus();
}

/** Arrow keys, Home and End move the focus between the tiles of the element; everything else stays as it is. */
export function moveBetweenTiles(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tiles = tilesOf(event.currentTarget);
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const current = event.target instanceof HTMLElement ? tiles.indexOf(event.target) : -1;
  const next = tiles[findNextTile(boxes, current, event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function tilesOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
}
