import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { peopleKey } from '../search/people-page-query.ts';
import { setPersonStatus } from './set-person-status.ts';

export interface StatusDialogProps {
  person: Person;
  kind: 'disable' | 'enable';
  onClose: () => void;
}

/** Asks before a person is disabled or enabled. */
export function StatusDialog({ person, kind, onClose }: StatusDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const name = person.realName;
  const setting = useMutation({
    mutationFn: () => setPersonStatus(person, kind === 'disable' ? 'disabled' : 'enabled'),
    onSuccess: () => {
      notify(t(`people.done.${kind}d`, { name }), { tone: 'success' });
      onClose();
    },
    // After a conflict, too: the next try is based on what the list shows then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t(`people.${kind}.title`, { name })}
      confirmLabel={t(`people.action.${kind}`)}
      destructive={kind === 'disable'}
      busy={setting.isPending}
      onConfirm={() => {
        if (!setting.isPending) setting.mutate();
      }}
      onCancel={onClose}
    >
      {t(`people.${kind}.text`)}
    </ConfirmDialog>
  );
}
