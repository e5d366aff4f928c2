import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type AppChannel, appReleaseMove, type ReleasedApp } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { decidedKey } from './releases-query.ts';
import { useReleaseWords } from './use-release-words.ts';

export interface RollBackDialogProps {
  app: ReleasedApp;
  pointer: AppChannel;
  onClose: () => void;
}

/** Asks before the users of a pointer get the version before again. */
export function RollBackDialog({ app, pointer, onClose }: RollBackDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf, whoOf } = useReleaseWords();
  const queryClient = useQueryClient();
  const { unitId, channel, version: from, previousVersion } = pointer;
  const version = previousVersion ?? '';
  const values = { name: nameOf(app), who: whoOf(pointer), from, version };
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      request(appReleaseMove, { code: app.code, unitId: unitId ?? '', channel, version, from }),
    onSuccess: () => notify(t('administration.releases.rolledBack', values), { tone: 'success' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: decidedKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.releases.rollBackTitle', values)}
      confirmLabel={t('administration.releases.rollBack', values)}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {t('administration.releases.rollBackText', values)}
    </ConfirmDialog>
  );
}
