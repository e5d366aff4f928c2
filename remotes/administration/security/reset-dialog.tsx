import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { secondStepReset } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { secondStepUnitKey } from './security-query.ts';

export interface ResetDialogProps {
  person: { readonly userId: string; readonly realName: string };
  onClose: () => void;
}

/** Asks before the second step of somebody is removed. The request shows why it was refused. */
export function ResetDialog({ person: { userId, realName: name }, onClose }: ResetDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const resetting = useMutation({
    mutationFn: () => request(secondStepReset, { userId }),
    onSuccess: () => {
      notify(t('administration.security.resetDone', { name }), { tone: 'success' });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondStepUnitKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.security.resetTitle', { name })}
      confirmLabel={t('administration.security.reset')}
      destructive
      busy={resetting.isPending}
      onConfirm={() => {
        if (!resetting.isPending) resetting.mutate();
      }}
      onCancel={onClose}
    >
      {t('administration.security.resetText')}
    </ConfirmDialog>
  );
}
