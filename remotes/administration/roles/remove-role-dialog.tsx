import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type Role, rolesRemove } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../messages/message-id.ts';
import { rolesKey } from './role-queries.ts';

export interface RemoveRoleDialogProps {
  unitId: string;
  role: Role;
  onClose: () => void;
}

/** Asks before a role goes, and says how many people lose it. The request shows why it was refused. */
export function RemoveRoleDialog({ unitId, role, onClose }: RemoveRoleDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { roleId, revision, people } = role;
  const name = localName(language, role.name, role.enName);
  const removing = useMutation({
    mutationFn: () => request(rolesRemove, { unitId, roleId, revision, withPeople: people > 0 }),
    onSuccess: () => {
      notify(t('administration.roles.removed', { name }), { tone: 'success' });
      onClose();
    },
    // After a conflict, too: the next try is based on what the list shows then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: rolesKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.roles.removeTitle', { name })}
      confirmLabel={t('administration.roles.remove')}
      destructive
      busy={removing.isPending}
      onConfirm={() => {
        if (!removing.isPending) removing.mutate();
      }}
      onCancel={onClose}
    >
      {people > 0
        ? t('administration.roles.removePeople', { count: people })
        : t('administration.roles.removeText')}
    </ConfirmDialog>
  );
}
