import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog, Drawer } from 'shell/kit';
import { usePermitted } from 'shell/permissions';
import { useTranslations, useUnsavedGuard } from 'shell/session';
import { Box, Button, chakra, Stack } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';
import { codes } from '../state/task.ts';
import { type OnSaved, usePersonForm } from '../state/use-person-form.ts';
import { FormNotice } from './form-notice.tsx';
import { PersonFields } from './person-fields.tsx';
import { PersonPicture } from './person-picture.tsx';

export interface PersonDrawerProps {
  /** Undefined adds somebody new. */
  person: Person | undefined;
  isSelf: boolean;
  onSaved: OnSaved;
  onClose: () => void;
}

/** Adds or changes a person; closing asks first when something would be lost. */
export const PersonDrawer = ({ person, isSelf, onSaved, onClose }: PersonDrawerProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = usePersonForm(person, onSaved);
  const mayReset = usePermitted(codes.reset);
  const [isAsking, setAsking] = useState(false);
  useUnsavedGuard(form.isDirty);
  const { refusals } = form;
  const { theirs } = form.state;
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else element.current?.scrollIntoView({ block: 'start' });
  }, [refusals]);
  useEffect(() => {
    // The button that loaded their version is gone by now, and with it the focus.
    if (theirs) element.current?.querySelector<HTMLElement>('[data-notice]')?.focus();
  }, [theirs]);
  const close = () => {
    if (form.isSaving) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  const name = person?.realName ?? '';
  return (
    <>
      <Drawer
        open
        onClose={close}
        title={person ? t('people.form.edit.title', { name }) : t('people.form.create.title')}
        footer={
          <>
            <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={close}>
              {t('people.form.cancel')}
            </Button>
            <Button type="submit" form={formId} minHeight={{ base: '11', md: '10' }} loading={form.isSaving}>
              {t(person ? 'people.form.save' : 'people.form.create.save')}
            </Button>
          </>
        }
      >
        <chakra.form
          ref={element}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <Stack gap="4">
            <Box data-notice tabIndex={-1} outline="none" _empty={{ display: 'none' }}>
              <FormNotice form={form} name={name} />
            </Box>
            {person ? <PersonPicture person={person} isSelf={isSelf} /> : null}
            <PersonFields
              form={form}
              isSelf={isSelf}
              isContactKept={person !== undefined && !isSelf && !mayReset}
            />
          </Stack>
        </chakra.form>
      </Drawer>
      <ConfirmDialog
        open={isAsking}
        title={t('people.form.discard.title')}
        confirmLabel={t('people.form.discard.confirm')}
        cancelLabel={t('people.form.discard.keep')}
        destructive
        onConfirm={() => {
          form.giveUp();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('people.form.discard.text')}
      </ConfirmDialog>
    </>
  );
};
