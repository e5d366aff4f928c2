import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { AskDialog, type Pupil } from './ask-dialog.tsx';
import type { AskDraft } from './ask-draft.ts';

/** Opens the form. What was entered stays when it is closed without being sent. */
export function AskButton({ pupils }: { pupils: readonly Pupil[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<AskDraft>(() => createDraft(pupils));
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('leave.ask.open')}
      </Button>
      <AskDialog
        pupils={pupils}
        isOpen={isOpen}
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        onSent={() => setDraft(createDraft(pupils))}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function createDraft(pupils: readonly Pupil[]): AskDraft {
  return { pupilId: pupils[0]?.userId ?? '', fromDay: '', toDay: '', kind: 'sick', reason: '' };
}
