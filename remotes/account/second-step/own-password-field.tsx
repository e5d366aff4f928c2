import type { ReactElement } from 'react';
import { type Form, FormField } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Input } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface OwnPasswordFieldProps {
  form: Pick<Form<{ password: string }, 'password'>, 'draft' | 'conflict' | 'problemAt' | 'change'>;
}

/** The own password once more: somebody who finds an open session changes nothing here. */
export function OwnPasswordField({ form }: OwnPasswordFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <FormField form={form} name="password" label={t('account.secondStep.password')} required>
      <Input
        type="password"
        autoComplete="current-password"
        maxLength={1024}
        value={form.draft.password}
        onChange={(event) => form.change({ password: event.currentTarget.value })}
      />
    </FormField>
  );
}
