import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import type { Person } from '#shared/contracts';
import { peopleKey } from '../api/people-page.ts';
import { resetPassword } from '../api/reset-password.ts';
import { useSay } from '../state/use-say.ts';

export interface ResetDialogProps {
  person: Person;
  onReset: (person: Person, password: string) => void;
  onClose: () => void;
}

/** Asks before a person gets a new first password. */
export const ResetDialog = ({ person, onReset, onClose }: ResetDialogProps): ReactElement => {
  const say = useSay();
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
      title={say('people.reset.title', { name: person.realName })}
      confirmLabel={say('people.action.reset')}
      destructive
      busy={resetting.isPending}
      onConfirm={() => {
        if (!resetting.isPending) resetting.mutate();
      }}
      onCancel={onClose}
    >
      {say('people.reset.text')}
    </ConfirmDialog>
  );
};
