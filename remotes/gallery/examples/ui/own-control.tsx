import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra, Field, useFieldControl } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

const Time = chakra('input', {
  base: {
    height: '11',
    paddingInline: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
  },
});

function TimeInput(): ReactElement {
  return <Time type="time" defaultValue="08:00" {...useFieldControl()} />;
}

/** A control of one’s own that takes label, hint and error from the field around it. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Field label={t('gallery.sample.start')} help={t('gallery.sample.help')}>
      <TimeInput />
    </Field>
  );
}
