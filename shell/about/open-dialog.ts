import { createSharedValue } from '../shared-value/index.ts';

export type AboutDialogName = 'about' | 'clients';

const open = createSharedValue<AboutDialogName | undefined>(undefined);

/** Opens one of the dialogs; undefined closes. */
export const openDialog = (name: AboutDialogName | undefined): void => open.set(name);

export const useOpenDialog = (): AboutDialogName | undefined => open.use();
