import type { ReactElement } from 'react';
import { FormDialog, FormNotice, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { OwnPasswordField } from './own-password-field.tsx';

export interface PasswordDialogProps<Answer> {
  title: string;
  /** What happens. */
  text: string;
  /** A verb. */
  saveLabel: string;
  save: (password: string) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
}

const saved = { draft: { password: '' }, revision: 0 };

/** Something that takes the own password once more. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>): ReactElement {
  const { title, text, saveLabel, save, onSaved, onClose } = props;
  const t = useTranslations<MessageId>();
  const form = useForm({
    saved,
    validate: ({ password }): { password?: MessageId } =>
      password === '' ? { password: 'account.password.error.old' } : {},
    words: t,
    save: ({ password }) => save(password),
    onSaved,
  });
  return (
    <FormDialog form={form} title={title} saveLabel={saveLabel} onClose={onClose}>
      <FormNotice form={form} />
      <Text>{text}</Text>
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}
