import type { ReactElement } from 'react';
import { FormField, FormNotice, FormView, type Problems, SaveButton, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Input, Stack } from 'shell/ui';
import { appOverridePath } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { beginOverride } from './override-query.ts';

interface Draft {
  code: string;
  address: string;
}

/** Code and address of an app that a server of development builds. */
export function OverrideForm({ code, address }: Draft): ReactElement {
  const t = useTranslations<MessageId>();
  const form = useForm({
    saved: { draft: { code, address }, revision: 0 },
    validate: findProblems,
    words: t,
    save: (draft) => beginOverride(draft.code.trim(), draft.address.trim()),
    // Pages know their apps from the beginning: this one begins anew, without what the command line asked.
    onSaved: () => location.replace(appOverridePath),
  });
  const { draft, change } = form;
  return (
    <FormView form={form}>
      <Stack gap="4">
        <FormNotice form={form} />
        <FormField form={form} name="code" label={t('developers.override.code')} required>
          <Input
            name="code"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            fontFamily="mono"
            value={draft.code}
            onChange={({ currentTarget }) => change({ code: currentTarget.value })}
          />
        </FormField>
        <FormField
          form={form}
          name="address"
          label={t('developers.override.address')}
          help={t('developers.override.addressHelp')}
          required
        >
          <Input
            name="address"
            type="url"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            fontFamily="mono"
            placeholder="http://127.0.0.1:5173"
            value={draft.address}
            onChange={({ currentTarget }) => change({ address: currentTarget.value })}
          />
        </FormField>
        <SaveButton form={form} alignSelf="flex-start">
          {t('developers.override.begin')}
        </SaveButton>
      </Stack>
    </FormView>
  );
}

function findProblems({ code, address }: Draft): Problems<keyof Draft, MessageId> {
  return {
    ...(code.trim() === '' ? { code: 'developers.form.error.required' } : {}),
    ...(address.trim() === '' ? { address: 'developers.form.error.required' } : {}),
  };
}
