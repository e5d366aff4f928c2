import { type ReactElement, useState } from 'react';
import { DraggableDialog, FaceWidget } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** The camera opens with the window, never with the page. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.camera')}
      </Button>
      <DraggableDialog visible={isOpen} title={t('gallery.sample.camera')} onClose={() => setOpen(false)}>
        <FaceWidget type="orther" autoCheck={false} />
      </DraggableDialog>
    </>
  );
}
