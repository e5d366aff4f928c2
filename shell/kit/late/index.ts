export { LateDialog, type LateDialogProps } from './late-dialog.tsx';
export { LateFailure, type LateFailureProps } from './late-failure.tsx';
