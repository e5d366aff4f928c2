import type { ReactElement } from 'react';
import type { Form } from '../../core/form/index.ts';
import { Button, type ButtonProps } from '../ui/index.ts';

export interface SaveButtonProps extends Omit<ButtonProps, 'form' | 'type' | 'loading' | 'onClick'> {
  form: Pick<Form<object>, 'id' | 'isSaving'>;
}

/** Saves its form, wherever the button stands; busy while that runs. */
export function SaveButton({ form, ...button }: SaveButtonProps): ReactElement {
  return (
    <Button
      minHeight={{ base: '11', md: '10' }}
      {...button}
      type="submit"
      form={form.id}
      loading={form.isSaving}
    />
  );
}
