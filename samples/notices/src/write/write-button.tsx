import { type ReactElement, useState } from 'react';
import { useTranslations } from 'shell/session';
import { Button } from 'shell/ui';
import type { NoticeClass } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { WriteDialog } from './write-dialog.tsx';
import { createDraft } from './write-draft.ts';

/** Opens the form. What was entered stays when it is closed without being sent. */
export function WriteButton({ classes }: { classes: readonly NoticeClass[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  // One class needs no choice.
  const create = () => createDraft(classes.length === 1 ? classes.map(({ classId }) => classId) : []);
  const [draft, setDraft] = useState(create);
  return (
    <>
      <Button minHeight={{ base: '11', md: '10' }} onClick={() => setOpen(true)}>
        {t('notices.write.open')}
      </Button>
      <WriteDialog
        classes={classes}
        isOpen={isOpen}
        draft={draft}
        onChange={(change) =>
          setDraft((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) }))
        }
        onSent={() => setDraft(create)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
