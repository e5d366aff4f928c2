import { type ReactElement, useState } from 'react';
import { Drawer } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A panel at the end of the page. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.open')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('gallery.sample.title')}
        footer={
          <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(false)}>
            {t('gallery.sample.done')}
          </Button>
        }
      >
        {t('gallery.sample.text')}
      </Drawer>
    </>
  );
}
