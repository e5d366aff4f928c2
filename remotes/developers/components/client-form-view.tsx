import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useUnsavedGuard } from 'shell/session';
import { Button, chakra, Flex, Stack } from 'shell/ui';
import type { ClientForm } from '../state/use-client-form.ts';
import { FormFailure } from './form-failure.tsx';

export interface ClientFormViewProps {
  form: ClientForm;
  saveLabel: string;
  children: ReactNode;
}

/** A form around its steps: saves by Enter and by its button, and leads to the first problem. */
export const ClientFormView = ({ form, saveLabel, children }: ClientFormViewProps): ReactElement => {
  const element = useRef<HTMLFormElement>(null);
  useUnsavedGuard(form.isDirty && !form.isSaving);
  const { refusals } = form;
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Stack gap="4">
        {children}
        <FormFailure failure={form.failure} />
        <Flex justify="flex-end">
          <Button type="submit" minHeight={{ base: '11', md: '10' }} loading={form.isSaving}>
            {saveLabel}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
};
