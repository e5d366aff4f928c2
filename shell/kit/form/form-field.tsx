import type { ReactElement, ReactNode } from 'react';
import type { Form } from '../../core/form/index.ts';
import { Box, Field } from '../ui/index.ts';
import { FormWords } from './form-words.tsx';
import { TheirValue } from './their-value.tsx';

export interface FormFieldProps<Draft extends object, Field extends string> {
  form: Pick<Form<Draft, Field>, 'draft' | 'conflict' | 'problemAt' | 'change'>;
  /** As the rules of the form name it. */
  name: Field;
  label: string;
  /** A hint; what is wrong takes its place. */
  help?: string | undefined;
  /** What is wrong that the rules of the form do not know, such as with a file. */
  problem?: string | undefined;
  /** Default false. */
  required?: boolean;
  /** Marks a required field by a star, in forms that say what it means. Default false. */
  starred?: boolean;
  /** How a value that somebody else saved reads. Default: as it is. */
  format?: ((value: string) => string) | undefined;
  /** The control. */
  children: ReactNode;
}

/** Label, control, hint or problem, and, after a conflict, what somebody else saved. */
export function FormField<Draft extends object, Name extends string>(
  props: FormFieldProps<Draft, Name>,
): ReactElement {
  const { form, name, label, help, required = false, starred = false, format = String, children } = props;
  const error = props.problem ?? form.problemAt(name);
  const theirs = form.conflict?.theirs;
  const [mine, saved] = [readField(form.draft, name), theirs && readField(theirs, name)];
  return (
    <Box>
      <Field
        label={starred ? `${label} *` : label}
        required={required}
        error={error}
        help={error ? undefined : help}
      >
        {children}
      </Field>
      {theirs && saved !== mine ? (
        <FormWords>
          <TheirValue
            field={label}
            value={format(String(saved))}
            onTake={() => form.change({ [name]: saved } as Partial<Draft>)}
          />
        </FormWords>
      ) : null}
    </Box>
  );
}

function readField(draft: object, name: string): unknown {
  return Reflect.get(draft, name);
}
