import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { type KeptPerson, type Person, peopleResetPassword } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';
import { useAdministratorsChanged } from './administrators-query.ts';

export interface ResetDialogProps {
  person: KeptPerson;
  onReset: (person: Person, password: string) => void;
  onClose: () => void;
}

/** Asks before an administrator gets a new first password. The request shows why it was refused. */
export function ResetDialog({ person, onReset, onClose }: ResetDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { userId, revision, realName: name } = person;
  const onChanged = useAdministratorsChanged();
  const resetting = useMutation({
    mutationFn: () => request(peopleResetPassword, { userId, revision }),
    onSuccess: ({ user, password }) => onReset(user, password),
    // The first password is not kept longer than it is shown.
    gcTime: 0,
    // After a conflict, too: the next try is based on what the list shows then.
    onSettled: onChanged,
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.administrators.resetTitle', { name })}
      confirmLabel={t('administration.administrators.reset')}
      destructive
      busy={resetting.isPending}
      onConfirm={() => {
        if (!resetting.isPending) resetting.mutate();
      }}
      onCancel={onClose}
    >
      {t('administration.administrators.resetText')}
    </ConfirmDialog>
  );
}
