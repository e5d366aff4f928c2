import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { Person } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { peopleKey } from '../search/people-page-query.ts';
import { resetPassword } from './reset-password.ts';

export interface ResetDialogProps {
  person: Person;
  onReset: (person: Person, password: string) => void;
  onClose: () => void;
}

/** Asks before a person gets a new first password. */
export function ResetDialog({ person, onReset, onClose }: ResetDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const resetting = useMutation({
    mutationFn: () => resetPassword(person),
    onSuccess: ({ user, password }) => onReset(user, password),
    // The first password is not kept longer than it is shown.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t('people.reset.title', { name: person.realName })}
      confirmLabel={t('people.action.reset')}
      destructive
      busy={resetting.isPending}
      onConfirm={() => {
        if (!resetting.isPending) resetting.mutate();
      }}
      onCancel={onClose}
    >
      {t('people.reset.text')}
    </ConfirmDialog>
  );
}
