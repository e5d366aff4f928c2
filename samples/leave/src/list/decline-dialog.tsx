import { type ReactElement, useState } from 'react';
import { Dialog, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Field } from 'shell/ui';
import type { LeaveRequest } from '../calls.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useDeciding } from './use-deciding.ts';

interface DeclineDialogProps {
  request: LeaveRequest;
  isOpen: boolean;
  onClose: () => void;
}

const size = { minHeight: { base: '11', md: '10' } } as const;

/** Asks why; parents should not have to guess. */
export function DeclineDialog({ request, isOpen, onClose }: DeclineDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const deciding = useDeciding(request);
  const save = (): void => {
    setEmpty(note.trim() === '');
    if (note.trim() !== '') deciding.mutate({ decision: 'declined', note }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('leave.decline.title', { name: request.pupilName })}
      footer={
        <>
          <Button {...size} variant="outline" onClick={onClose}>
            {t('leave.ask.cancel')}
          </Button>
          <Button {...size} loading={deciding.isPending} onClick={save}>
            {t('leave.decline.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('leave.decline.note')}
        help={t('leave.decline.help')}
        error={isEmpty ? t('leave.decline.empty') : undefined}
        required
      >
        <Textarea value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
