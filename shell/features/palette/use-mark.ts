import { useState } from 'react';
import type { PaletteItem } from './palette-item.ts';

/** Which of the results is marked: the first one, until the user moves the mark. */
export function useMark(items: readonly PaletteItem[]) {
  const [marked, setMarked] = useState<string>();
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === marked),
  );
  return {
    active: items[at],
    mark: (item: PaletteItem | undefined): void => setMarked(item?.id),
    move: (step: number): void => setMarked(items[(at + step + items.length) % items.length]?.id),
  };
}
