import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Field, Input, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A label with its control: a hint below one, an error below the other. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [name, setName] = useState('');
  return (
    <Stack gap="4" maxWidth="24rem">
      <Field label={t('gallery.sample.name')} help={t('gallery.sample.help')} required>
        <Input value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      </Field>
      <Field label={t('gallery.sample.class')} error={t('gallery.sample.problem')}>
        <Input />
      </Field>
    </Stack>
  );
}
