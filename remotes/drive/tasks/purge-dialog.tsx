import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { MessageId } from '../messages/message-id.ts';
import { ProgressLine } from './progress-line.tsx';
import type { PurgeTask } from './task.ts';
import { useChanging } from './use-changing.ts';

export interface PurgeDialogProps {
  task: PurgeTask;
  onClose: () => void;
}

/** Asks before something is deleted for good. */
export function PurgeDialog({ task, onClose }: PurgeDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const changing = useChanging(onClose);
  const names =
    task.kind === 'purge' ? { count: task.entries.length, name: task.entries[0]?.name ?? '' } : {};
  return (
    <ConfirmDialog
      open
      destructive
      title={t(`drive.${task.kind}.title`, names)}
      confirmLabel={t(`drive.${task.kind}.confirm`)}
      busy={changing.isPending}
      onConfirm={() => {
        if (!changing.isPending) changing.mutate(task);
      }}
      onCancel={onClose}
    >
      {changing.progress ? <ProgressLine progress={changing.progress} /> : t('drive.purge.text')}
    </ConfirmDialog>
  );
}
