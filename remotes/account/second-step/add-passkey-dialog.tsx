import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Input, notify, Text } from 'shell/ui';
import { findFieldProblems, passkeyAdd, passkeyFields, passkeyOffer, pickText } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { createPasskey, findPasskeyProblem } from './browser-passkeys.ts';
import type { EnrolDialogProps } from './enrol-dialog.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useStepChanged } from './use-step-changed.ts';

const saved = { draft: { name: '', password: '' }, revision: 0 };

/** Adds a passkey: a name and the password, then the device asks. */
export function AddPasskeyDialog({ onCodes, onClose }: EnrolDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const onChanged = useStepChanged();
  const form = useForm({
    saved,
    validate: ({ name, password }): Partial<Record<'name' | 'password', string>> => {
      const problem = findFieldProblems(passkeyFields, { name }).name;
      return {
        ...(problem && { name: pickText(problem, language) }),
        ...(password === '' && { password: t('account.password.error.old') }),
      };
    },
    words: (text) => text,
    save: async (draft) => {
      const offer = await request(passkeyOffer, {}, { silent: true });
      const credential = await createPasskey(offer).catch((error: unknown) => {
        throw new Error(t(problems[findPasskeyProblem(error)]));
      });
      return request(passkeyAdd, { ...draft, credential }, { silent: true });
    },
    onSaved: ({ recoveryCodes }) => {
      onChanged();
      if (recoveryCodes.length > 0) return onCodes(recoveryCodes);
      notify(t('account.passkey.added'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('account.passkey.add')}
      saveLabel={t('account.passkey.create')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <Text>{t('account.passkey.addText')}</Text>
      <FormField
        form={form}
        name="name"
        label={t('account.passkey.name')}
        help={t('account.passkey.nameHelp')}
        required
      >
        <Input
          autoComplete="off"
          maxLength={32}
          value={form.draft.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </FormField>
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}

const problems = {
  cancelled: 'account.passkey.cancelled',
  known: 'account.passkey.known',
  failed: 'account.passkey.failed',
} as const;
