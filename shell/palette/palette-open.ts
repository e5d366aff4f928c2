import { createSharedValue } from '../shared-value/index.ts';

const isOpen = createSharedValue(false);

export const usePaletteOpen = (): boolean => isOpen.use();

export const closePalette = (): void => isOpen.set(false);

/** Opens the search, unless a dialog waits for its answer. */
export function openPalette(): void {
  if (!document.querySelector('[data-modal-layer]:not([inert])')) isOpen.set(true);
}
