import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type AppService, appServiceRemove } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { servicesKey } from './services-query.ts';

export interface EndServiceDialogProps {
  service: AppService;
  onClose: () => void;
}

/** Asks before the way to the server of an app ends. */
export function EndServiceDialog({
  service: { code, revision },
  onClose,
}: EndServiceDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => request(appServiceRemove, { code, revision }),
    onSuccess: () => notify(t('administration.services.ended', { name: code }), { tone: 'success' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: servicesKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.services.endTitle', { name: code })}
      confirmLabel={t('administration.services.end')}
      destructive
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('administration.services.endText')}
    </ConfirmDialog>
  );
}
