import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Field } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import type { DraftField } from '../state/person-draft.ts';
import type { PersonForm } from '../state/use-person-form.ts';
import { TheirValue } from './their-value.tsx';

export interface PersonFieldProps {
  form: PersonForm;
  name: DraftField;
  required?: boolean;
  /** Default the name of the field. */
  label?: string;
  help?: string | undefined;
  /** How a value of theirs reads; by default as it is. */
  format?: (value: string) => string;
  /** The control. */
  children: ReactNode;
}

const asItIs = (value: string): string => value;

/** Label, control, what is wrong with it, and, after a conflict, what somebody else saved. */
export const PersonField = (props: PersonFieldProps): ReactElement => {
  const { form, name, required = false, help, format = asItIs, children } = props;
  const t = useTranslations<MessageId>();
  const { draft, theirs, problems, refused } = form.state;
  const label = props.label ?? t(`people.form.field.${name}`);
  const problem = problems[name];
  const error = problem ? t(problem) : refused[name];
  const isDifferent = theirs !== undefined && theirs[name] !== draft[name];
  return (
    <Box>
      <Field
        label={required ? t('people.form.requiredLabel', { label }) : label}
        required={required}
        error={error}
        help={error ? undefined : help}
      >
        {children}
      </Field>
      {isDifferent ? (
        <TheirValue
          field={label}
          value={format(String(theirs[name]))}
          onTake={() => form.change({ [name]: theirs[name] })}
        />
      ) : null}
    </Box>
  );
};
