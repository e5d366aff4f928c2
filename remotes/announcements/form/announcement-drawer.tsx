import type { ReactElement } from 'react';
import { FormDialog, FormNotice } from 'shell/app';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import type { Announcement, AnnouncementReach } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { useAnnouncementForm } from './use-announcement-form.ts';

export interface AnnouncementDrawerProps {
  /** Undefined makes a new one. */
  announcement: Announcement | undefined;
  reach: AnnouncementReach;
  now: number;
  onClose: () => void;
}

/** Makes or changes an announcement. */
export function AnnouncementDrawer(props: AnnouncementDrawerProps): ReactElement {
  const { announcement, reach, now, onClose } = props;
  const t = useTranslations<MessageId>();
  const onSaved = () => {
    notify(t('announcements.form.saved'), { tone: 'success' });
    onClose();
  };
  const form = useAnnouncementForm({ announcement, reach, now, onSaved });
  return (
    <FormDialog
      kind="drawer"
      form={form}
      title={t(announcement ? 'announcements.form.edit' : 'announcements.form.create')}
      saveLabel={t(announcement ? 'announcements.form.save' : 'announcements.form.publish')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <AnnouncementFields form={form} />
      <AudienceFields form={form} reach={reach} />
    </FormDialog>
  );
}
