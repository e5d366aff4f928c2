import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { notify, Text } from 'shell/ui';
import type { Announcement } from '#shared/contracts';
import { announcementsKey } from '../api/announcements-page.ts';
import { endAnnouncement } from '../api/end-announcement.ts';
import { useSay } from '../state/use-say.ts';

/** Asks before an announcement ends. */
export const EndDialog = (props: { announcement: Announcement; onClose: () => void }): ReactElement => {
  const { announcement, onClose } = props;
  const say = useSay();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => endAnnouncement(announcement),
    onSuccess: () => {
      notify(say('announcements.end.done'), { tone: 'success' });
      onClose();
    },
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: announcementsKey }),
  });
  return (
    <ConfirmDialog
      open
      title={say('announcements.end.title')}
      confirmLabel={say('announcements.end.confirm')}
      destructive
      busy={ending.isPending}
      onConfirm={() => {
        if (!ending.isPending) ending.mutate();
      }}
      onCancel={onClose}
    >
      <Text overflowWrap="anywhere">{announcement.texts['zh-CN']}</Text>
      <Text marginTop="2" color="fg.muted">
        {say('announcements.end.text')}
      </Text>
    </ConfirmDialog>
  );
};
