import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { useLanguage } from 'shell/session';
import { Input, type InputProps } from 'shell/ui';
import { personFields, pickText } from '#shared/contracts';
import type { DraftField } from '../person/person-draft.ts';
import type { PersonForm } from './use-person-form.ts';

export interface PersonTextFieldProps
  extends Pick<InputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'readOnly'> {
  form: PersonForm;
  name: Exclude<DraftField, 'userType'>;
  required?: boolean;
  help?: string;
}

/** A field of one line; browsers fill in nothing, since the person is somebody else. */
export function PersonTextField({
  form,
  name,
  required = false,
  help,
  ...input
}: PersonTextFieldProps): ReactElement {
  const { language } = useLanguage();
  return (
    <FormField
      form={form}
      name={name}
      label={pickText(personFields[name].label, language)}
      required={required}
      starred={required}
      help={help}
    >
      <Input
        name={name}
        autoComplete="off"
        _readOnly={{ background: 'bg.muted', color: 'fg.muted' }}
        spellCheck={false}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
        {...input}
      />
    </FormField>
  );
}
