import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Input, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A text of one line; inside a field it takes its label from there. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="3" maxWidth="24rem">
      <Input aria-label={t('gallery.sample.name')} placeholder={t('gallery.sample.name')} />
      <Input aria-label={t('gallery.sample.class')} value={t('gallery.sample.class')} disabled />
    </Stack>
  );
}
