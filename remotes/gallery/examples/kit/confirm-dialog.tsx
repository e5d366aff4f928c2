import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';

/** A question before something that cannot be undone. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive
        title={t('gallery.sample.question')}
        confirmLabel={t('gallery.sample.delete')}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        {t('gallery.sample.text')}
      </ConfirmDialog>
    </>
  );
}
