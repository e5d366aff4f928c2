/** The one form engine of the portal; its views are in `kit/form`. */
export type { Form, FormConflict, FormOptions } from './form-options.ts';
export { isSame, type Problems, type Saved } from './form-state.ts';
export { parseTexts } from './parse-texts.ts';
export { useForm } from './use-form.ts';
