import type { ReactElement } from 'react';
import { FormField, FormNotice, FormView, parseTexts, SaveButton, useForm } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Input, notify, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Save it empty: the problem stands at its field. Type and reload: it is still there. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const form = useForm({
    saved: { draft: { name: '' }, revision: 1 },
    keep: { name: 'gallery:form', parse: parseTexts('name') },
    validate: ({ name }) => (name.trim() ? {} : { name: 'gallery.sample.problem' as const }),
    words: t,
    save: async () => 'ok',
    onSaved: () => notify(t('gallery.sample.done'), { tone: 'success' }),
  });
  return (
    <FormView form={form}>
      <Stack gap="4" maxWidth="24rem" align="stretch">
        <FormNotice form={form} />
        <FormField
          form={form}
          name="name"
          label={t('gallery.sample.name')}
          help={t('gallery.sample.help')}
          required
        >
          <Input
            value={form.draft.name}
            onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
          />
        </FormField>
        <SaveButton form={form} alignSelf="flex-start">
          {t('gallery.sample.save')}
        </SaveButton>
      </Stack>
    </FormView>
  );
}
