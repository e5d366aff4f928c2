import { createSharedValue } from '../../core/shared-value/index.ts';

/** The button that opened the panel; undefined while it is closed. */
const opener = createSharedValue<HTMLButtonElement | undefined>(undefined);

export function openSkinPanel(button: HTMLButtonElement): void {
  opener.set(button);
}

export function closeSkinPanel(): void {
  opener.set(undefined);
}

export function useSkinPanelOpener(): HTMLButtonElement | undefined {
  return opener.use();
}
