import { type ReactElement, useState } from 'react';
import { DraggableDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Stack } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { WindowExample } from '../../windows/window-example.tsx';

/** A window beside the page, and below one with every prop to choose. */
export function Example(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="6" align="flex-start">
      <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('gallery.sample.open')}
      </Button>
      <DraggableDialog
        visible={isOpen}
        title={t('gallery.sample.title')}
        modal={false}
        position="right"
        onClose={() => setOpen(false)}
      >
        {t('gallery.sample.text')}
      </DraggableDialog>
      <WindowExample />
    </Stack>
  );
}
