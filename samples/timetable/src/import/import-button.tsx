import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Opens the import. What was typed stays when it is closed. */
export function ImportButton(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('timetable.import.open')}
      </Button>
      <ImportDialog isOpen={isOpen} text={text} onChange={setText} onClose={() => setOpen(false)} />
    </>
  );
}
