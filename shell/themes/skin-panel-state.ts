import { createSharedValue } from '../shared-value/index.ts';

/** The button that opened the panel; undefined while it is closed. */
const opener = createSharedValue<HTMLButtonElement | undefined>(undefined);

export const openSkinPanel = (button: HTMLButtonElement): void => opener.set(button);
export const closeSkinPanel = (): void => opener.set(undefined);
export const useSkinPanelOpener = (): HTMLButtonElement | undefined => opener.use();
