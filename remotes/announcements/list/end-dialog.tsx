import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { notify, Text } from 'shell/ui';
import type { Announcement } from '#shared/contracts';
import { announcementsKey } from '../announcement/announcements-page-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import { endAnnouncement } from './end-announcement.ts';

/** Asks before an announcement ends. */
export function EndDialog(props: { announcement: Announcement; onClose: () => void }): ReactElement {
  const { announcement, onClose } = props;
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endAnnouncement(announcement),
    onSuccess: () => {
      notify(t('announcements.end.done'), { tone: 'success' });
      onClose();
    },
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: announcementsKey }),
  });
  return (
    <ConfirmDialog
      open
      title={t('announcements.end.title')}
      confirmLabel={t('announcements.end.confirm')}
      destructive
      busy={ending.isPending}
      onConfirm={() => {
        if (!ending.isPending) ending.mutate();
      }}
      onCancel={onClose}
    >
      <Text overflowWrap="anywhere">{announcement.texts['zh-CN']}</Text>
      <Text marginTop="2" color="fg.muted">
        {t('announcements.end.text')}
      </Text>
    </ConfirmDialog>
  );
}
