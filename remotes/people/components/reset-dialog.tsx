import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { Person } from '#shared/contracts';
import { peopleKey } from '../api/people-page.ts';
import { resetPassword } from '../api/reset-password.ts';
import type { MessageId } from '../state/message-id.ts';

export interface ResetDialogProps {
  person: Person;
  onReset: (person: Person, password: string) => void;
  onClose: () => void;
}

/** Asks before a person gets a new first password. */
export const ResetDialog = ({ person, onReset, onClose }: ResetDialogProps): ReactElement => {
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
};
