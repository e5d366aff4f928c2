import type { ReactElement } from 'react';
import { Input, type InputProps } from 'shell/ui';
import type { DraftField } from '../state/person-draft.ts';
import type { PersonForm } from '../state/use-person-form.ts';
import { PersonField } from './person-field.tsx';

export interface PersonTextFieldProps
  extends Pick<InputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'readOnly'> {
  form: PersonForm;
  name: Exclude<DraftField, 'userType'>;
  required?: boolean;
  help?: string;
}

/** A field of one line; browsers fill in nothing, since the person is somebody else. */
export const PersonTextField = ({
  form,
  name,
  required = false,
  help,
  ...input
}: PersonTextFieldProps): ReactElement => (
  <PersonField form={form} name={name} required={required} help={help}>
    <Input
      name={name}
      autoComplete="off"
      _readOnly={{ background: 'bg.muted', color: 'fg.muted' }}
      spellCheck={false}
      value={form.state.draft[name]}
      onChange={(event) => form.change({ [name]: event.currentTarget.value })}
      {...input}
    />
  </PersonField>
);
