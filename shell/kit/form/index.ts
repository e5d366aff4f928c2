/** The views of forms; what they show is `core/form`. */
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FormField, type FormFieldProps } from './form-field.tsx';
export { FormNotice, type FormNoticeProps } from './form-notice.tsx';
export { FormView, type FormViewProps } from './form-view.tsx';
export { SaveButton, type SaveButtonProps } from './save-button.tsx';
