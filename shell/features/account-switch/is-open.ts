import { createSharedValue } from '../../core/shared-value/index.ts';

/** Whether the dialog is open; it outlives the panel that its button stands in. */
export const isSwitchOpen = createSharedValue(false);
