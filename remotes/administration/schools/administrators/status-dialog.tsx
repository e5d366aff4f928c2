import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type KeptPerson, peopleSetStatus } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { useAdministratorsChanged } from './administrators-query.ts';

export interface StatusDialogProps {
  person: KeptPerson;
  kind: 'disable' | 'enable';
  onClose: () => void;
}

/** Asks before an administrator is disabled or enabled. The request shows why it was refused. */
export function StatusDialog({ person, kind, onClose }: StatusDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { userId, revision, realName: name } = person;
  const onChanged = useAdministratorsChanged();
  const setting = useMutation({
    mutationFn: () => {
      const userStatus = kind === 'disable' ? 'disabled' : 'enabled';
      return request(peopleSetStatus, { userId, revision, userStatus });
    },
    onSuccess: () => {
      notify(t(`administration.administrators.${kind}Done`, { name }), { tone: 'success' });
      onClose();
    },
    // After a conflict, too: the next try is based on what the list shows then.
    onSettled: onChanged,
  });
  return (
    <ConfirmDialog
      open
      title={t(`administration.administrators.${kind}Title`, { name })}
      confirmLabel={t(`administration.administrators.${kind}`)}
      destructive={kind === 'disable'}
      busy={setting.isPending}
      onConfirm={() => {
        if (!setting.isPending) setting.mutate();
      }}
      onCancel={onClose}
    >
      {t(`administration.administrators.${kind}Text`)}
    </ConfirmDialog>
  );
}
