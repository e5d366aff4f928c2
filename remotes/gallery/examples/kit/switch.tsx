import { type ReactElement, useState } from 'react';
import { Switch } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../../messages/message-id.ts';

/** Takes effect at once. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOn, setOn] = useState(true);
  return (
    <Switch checked={isOn} onCheckedChange={setOn}>
      {t('gallery.sample.remind')}
    </Switch>
  );
}
