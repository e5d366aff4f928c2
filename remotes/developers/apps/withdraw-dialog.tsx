import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type AppRelease, appReleaseDecide, type ReleasedApp } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { NoteDialog } from '../status/note-dialog.tsx';
import { appsKey } from './apps-query.ts';

export interface WithdrawDialogProps {
  app: ReleasedApp;
  release: AppRelease;
  onClose: () => void;
}

const maxNote = 200;

/** Asks why a version is withdrawn from all units, and does it. */
export function WithdrawDialog({
  app,
  release: { code, version },
  onClose,
}: WithdrawDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const queryClient = useQueryClient();
  const values = { name: pick(app.names), version };
  const { isPending, mutate } = useMutation({
    mutationFn: (note: string) => request(appReleaseDecide, { code, version, decision: 'withdraw', note }),
    onSuccess: () => {
      notify(t('developers.withdraw.done', values), { tone: 'success' });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: appsKey }),
  });
  return (
    <NoteDialog
      title={t('developers.withdraw.title', values)}
      text={t('developers.withdraw.text')}
      confirmLabel={t('developers.withdraw.action')}
      help={t('developers.withdraw.help')}
      maxLength={maxNote}
      isBusy={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}
