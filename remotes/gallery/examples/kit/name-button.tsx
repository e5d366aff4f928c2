import type { ReactElement } from 'react';
import { NameButton } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The name of somebody in a list. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const name = t('gallery.sample.person');
  return (
    <NameButton
      name={name}
      label={t('gallery.sample.openOne', { name })}
      onClick={() => notify(t('gallery.sample.done'), { tone: 'success' })}
    />
  );
}
