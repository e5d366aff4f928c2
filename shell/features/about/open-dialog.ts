import { createSharedValue } from '../../core/shared-value/index.ts';

export type AboutDialogName = 'about' | 'clients';

const open = createSharedValue<AboutDialogName | undefined>(undefined);

/** Opens one of the dialogs; undefined closes. */
export function openDialog(name: AboutDialogName | undefined): void {
  open.set(name);
}

export function useOpenDialog(): AboutDialogName | undefined {
  return open.use();
}
