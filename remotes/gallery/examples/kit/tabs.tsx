import { type ReactElement, useState } from 'react';
import { Tabs } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Panels of which one is shown. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [tab, setTab] = useState('text');
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'text', label: t('gallery.sample.title'), content: <Text>{t('gallery.sample.text')}</Text> },
        { value: 'help', label: t('gallery.sample.note'), content: <Text>{t('gallery.sample.help')}</Text> },
      ]}
    />
  );
}
