import type { ReactElement } from 'react';
import { Menu } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, notify } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** Commands behind a button. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Menu
      trigger={
        <Button variant="outline" minHeight={{ base: '11', md: '10' }}>
          {t('gallery.sample.more')}
        </Button>
      }
      items={[
        { value: 'copy', label: t('gallery.sample.copy'), onSelect: () => notify(t('gallery.sample.copy')) },
        { value: 'print', label: t('gallery.sample.print'), disabled: true, onSelect: () => undefined },
        {
          value: 'delete',
          label: t('gallery.sample.delete'),
          destructive: true,
          onSelect: () => notify(t('gallery.sample.delete')),
        },
      ]}
    />
  );
}
