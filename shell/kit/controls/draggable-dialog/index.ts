export { DraggableDialog, type DraggableDialogProps } from './draggable-dialog.tsx';
