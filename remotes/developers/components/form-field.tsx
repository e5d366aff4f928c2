import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'shell/session';
import { Field } from 'shell/ui';
import type { MessageId } from '../state/message-id.ts';
import type { ClientForm } from '../state/use-client-form.ts';

export interface FormFieldProps {
  form: ClientForm;
  /** As the service names it, such as `redirectUris.0`. */
  name: string;
  label: string;
  help?: string | undefined;
  required?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Label, control, and what is wrong with it. */
export const FormField = ({
  form,
  name,
  label,
  help,
  required = false,
  children,
}: FormFieldProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const problem = form.problemAt(name);
  const error = problem && ('id' in problem ? t(problem.id) : problem.text);
  return (
    <Field
      label={required ? t('developers.form.required', { label }) : label}
      required={required}
      error={error}
      help={error ? undefined : help}
    >
      {children}
    </Field>
  );
};
