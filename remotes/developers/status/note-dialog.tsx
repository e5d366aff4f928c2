import { type ReactElement, useState } from 'react';
import { Dialog, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Field, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export interface NoteDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  /** A verb. */
  confirmLabel: string;
  isBusy: boolean;
  /** Who reads the reason. Default the owners of the app. */
  help?: string;
  /** Default 300 characters. */
  maxLength?: number;
  onConfirm: (note: string) => void;
  onClose: () => void;
}

/** A question with room for a reason, which the owners of the app read. */
export function NoteDialog(props: NoteDialogProps): ReactElement {
  const { title, text, confirmLabel, isBusy, help, maxLength = 300, onConfirm, onClose } = props;
  const t = useTranslations<MessageId>();
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('developers.note.cancel')}
          </Button>
          <Button
            colorPalette="red"
            minHeight={{ base: '11', md: '10' }}
            loading={isBusy}
            onClick={() => onConfirm(note)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{text}</Text>
        <Field label={t('developers.note.label')} help={help ?? t('developers.note.help')}>
          <Textarea
            maxLength={maxLength}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
