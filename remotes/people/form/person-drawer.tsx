import type { ReactElement } from 'react';
import { FormDialog, FormNotice } from 'shell/app';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { type Person, peopleResetPassword } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PersonPicture } from '../person/person-picture.tsx';
import { PersonFields } from './person-fields.tsx';
import { type OnSaved, usePersonForm } from './use-person-form.ts';

export interface PersonDrawerProps {
  /** Undefined adds somebody new. */
  person: Person | undefined;
  isSelf: boolean;
  onSaved: OnSaved;
  onClose: () => void;
}

/** Adds or changes a person. */
export function PersonDrawer({ person, isSelf, onSaved, onClose }: PersonDrawerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const form = usePersonForm(person, onSaved);
  const mayReset = useMaySend()(peopleResetPassword);
  const name = person?.realName ?? '';
  return (
    <FormDialog
      kind="drawer"
      form={form}
      title={person ? t('people.form.edit.title', { name }) : t('people.form.create.title')}
      saveLabel={t(person ? 'people.form.save' : 'people.form.create.save')}
      onClose={onClose}
    >
      <FormNotice
        form={form}
        conflictTitle={t('people.conflict.title', { name })}
        gone={t('people.conflict.gone')}
      />
      {person ? <PersonPicture person={person} isSelf={isSelf} /> : null}
      <PersonFields
        form={form}
        isSelf={isSelf}
        isContactKept={person !== undefined && !isSelf && !mayReset}
      />
    </FormDialog>
  );
}
