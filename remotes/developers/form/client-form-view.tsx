import type { ReactElement, ReactNode } from 'react';
import { FormNotice, FormView, SaveButton } from 'shell/app';
import { Flex, Stack } from 'shell/ui';
import type { ClientForm } from './use-client-form.ts';

export interface ClientFormViewProps {
  form: ClientForm;
  saveLabel: string;
  children: ReactNode;
}

/** A form around its steps. */
export function ClientFormView({ form, saveLabel, children }: ClientFormViewProps): ReactElement {
  return (
    <FormView form={form}>
      <Stack gap="4">
        <FormNotice form={form} part="restored" />
        {children}
        <FormNotice form={form} part="failure" />
        <Flex justify="flex-end">
          <SaveButton form={form}>{saveLabel}</SaveButton>
        </Flex>
      </Stack>
    </FormView>
  );
}
