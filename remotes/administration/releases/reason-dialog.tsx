import { type ReactElement, useState } from 'react';
import { Dialog, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, Field, Stack, Text } from 'shell/ui';
import type { AppRelease } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { Decision } from './use-decision.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface ReasonDialogProps {
  release: AppRelease;
  decision: Decision;
  onClose: () => void;
}

const maxNote = 200;

/** Asks why a version is refused or withdrawn; its publisher reads the reason. */
export function ReasonDialog({ release, decision, onClose }: ReasonDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useReleaseWords();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const kind = release.state === 'uploaded' ? 'refuse' : 'withdraw';
  const send = (): void => {
    if (note.trim() === '') setMissing(true);
    else decision.withdraw(note.trim());
  };
  return (
    <Dialog
      open
      title={t(`administration.releases.${kind}Title`, { name: nameOf(release), version: release.version })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('administration.releases.cancel')}
          </Button>
          <Button
            colorPalette="red"
            minHeight={{ base: '11', md: '10' }}
            loading={decision.isBusy}
            onClick={send}
          >
            {t(`administration.releases.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t(`administration.releases.${kind}Text`)}</Text>
        <Field
          label={t('administration.releases.reason')}
          help={t('administration.releases.reasonHelp')}
          error={isMissing && note.trim() === '' ? t('administration.releases.reasonMissing') : undefined}
          required
        >
          <Textarea
            maxLength={maxNote}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
