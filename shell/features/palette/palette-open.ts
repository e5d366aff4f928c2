import { createSharedValue } from '../../core/shared-value/index.ts';

const isOpen = createSharedValue(false);

export function usePaletteOpen(): boolean {
  return isOpen.use();
}

export function closePalette(): void {
  isOpen.set(false);
}

/** Opens the search, unless a dialog waits for its answer. */
export function openPalette(): void {
  if (!document.querySelector('[data-modal-layer]:not([inert])')) isOpen.set(true);
}
