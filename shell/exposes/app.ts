/** `shell/app`: what an app is made of: what its lists show, what is on its way or failed, and its forms. Comes with framed pages. */
export {
  type Form,
  type FormOptions,
  type Problems,
  parseTexts,
  type Saved,
  useForm,
} from '../core/form/index.ts';
export { type ChangeQuery, useHashQuery } from '../core/navigation/index.ts';
export {
  FormDialog,
  type FormDialogProps,
  FormField,
  type FormFieldProps,
  FormNotice,
  type FormNoticeProps,
  FormView,
  type FormViewProps,
  SaveButton,
  type SaveButtonProps,
} from '../kit/form/index.ts';
export {
  LoadFailure,
  type LoadFailureProps,
  QueryView,
  type QueryViewProps,
} from '../kit/query-view/index.ts';
