import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type UnitApp, unitOwnAppRemove } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { unitAppsQuery } from '../unit-apps-query.ts';
import { ownAppsQuery } from './own-apps-query.ts';

export interface RemoveDialogProps {
  unitId: string;
  app: UnitApp;
  onClose: () => void;
}

/** Asks before an app of the unit is taken off all its desktops. */
export function RemoveDialog({ unitId, app, onClose }: RemoveDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = localName(language, app.name, app.englishName);
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(unitOwnAppRemove, { unitId, code: app.code }),
    onSuccess: () => {
      notify(t('administration.ownApps.removed', { name }), { tone: 'success' });
      onClose();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ownAppsQuery(unitId).queryKey });
      void client.invalidateQueries({ queryKey: unitAppsQuery(unitId).queryKey });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.ownApps.removeTitle', { name })}
      confirmLabel={t('administration.ownApps.remove')}
      busy={isPending}
      destructive
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('administration.ownApps.removeText')}
    </ConfirmDialog>
  );
}
