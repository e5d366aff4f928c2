import type { ReactElement } from 'react';
import { Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Field } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A text of several lines. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t('gallery.sample.note')} help={t('gallery.sample.help')}>
      <Textarea defaultValue={t('gallery.sample.text')} />
    </Field>
  );
}
