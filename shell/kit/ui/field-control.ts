import { createContext, useContext } from 'react';

/** What a form control takes over from the field around it. */
export interface FieldControl {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

export const FieldContext = createContext<FieldControl>({});

/** The id and descriptions that the surrounding `Field` gives its control; spread them on a control of your own. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
