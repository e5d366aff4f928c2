import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type ListedClass, organisationClassSetStatus } from '#shared/contracts';
import { nameOf } from '../class/class-name.ts';
import { classesKey } from '../class/class-queries.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface StatusDialogProps {
  unitId: string;
  one: ListedClass;
  kind: 'close' | 'reopen';
  onClose: () => void;
}

/** Asks before a class is closed or opened again. The request shows why it was refused. */
export function StatusDialog({ unitId, one, kind, onClose }: StatusDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const name = nameOf(one);
  const { classId, revision } = one;
  const setting = useMutation({
    mutationFn: () => {
      const status = kind === 'close' ? 'closed' : 'open';
      return request(organisationClassSetStatus, { unitId, classId, revision, status });
    },
    onSuccess: () => {
      notify(t(`administration.done.${kind}`, { name }), { tone: 'success' });
      onClose();
    },
    // After a conflict, too: the next try is based on what the list shows then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: classesKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t(`administration.${kind}.title`, { name })}
      confirmLabel={t(`administration.action.${kind}`)}
      destructive={kind === 'close'}
      busy={setting.isPending}
      onConfirm={() => {
        if (!setting.isPending) setting.mutate();
      }}
      onCancel={onClose}
    >
      {t(`administration.${kind}.text`)}
    </ConfirmDialog>
  );
}
