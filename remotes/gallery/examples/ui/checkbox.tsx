import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Checkbox } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A choice that a form saves. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOn, setOn] = useState(true);
  return (
    <Checkbox checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)}>
      {t('gallery.sample.remind')}
    </Checkbox>
  );
}
