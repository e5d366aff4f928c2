import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog, Drawer } from 'shell/kit';
import { useTranslations, useUnsavedGuard } from 'shell/session';
import { Button, chakra, notify, Stack } from 'shell/ui';
import type { Announcement, AnnouncementReach } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';
import { useAnnouncementForm } from '../state/use-announcement-form.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { FormNotice } from './form-notice.tsx';

export interface AnnouncementDrawerProps {
  /** Undefined makes a new one. */
  announcement: Announcement | undefined;
  reach: AnnouncementReach;
  now: number;
  onClose: () => void;
}

const touch = { base: '11', md: '10' } as const;

/** Makes or changes an announcement; closing asks first when something would be lost. */
export const AnnouncementDrawer = (props: AnnouncementDrawerProps): ReactElement => {
  const { announcement, reach, now, onClose } = props;
  const t = useTranslations<MessageId>();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const onSaved = () => {
    notify(t('announcements.form.saved'), { tone: 'success' });
    onClose();
  };
  const form = useAnnouncementForm({ announcement, reach, now, onSaved });
  useUnsavedGuard(form.isDirty);
  const { refusals } = form;
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else element.current?.scrollIntoView({ block: 'start' });
  }, [refusals]);
  const close = () => {
    if (form.isSaving) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Drawer
        open
        onClose={close}
        title={t(announcement ? 'announcements.form.edit' : 'announcements.form.create')}
        footer={
          <>
            <Button variant="outline" minHeight={touch} onClick={close}>
              {t('announcements.form.cancel')}
            </Button>
            <Button type="submit" form={formId} minHeight={touch} loading={form.isSaving}>
              {t(announcement ? 'announcements.form.save' : 'announcements.form.publish')}
            </Button>
          </>
        }
      >
        <chakra.form
          ref={element}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <Stack gap="4">
            <FormNotice form={form} />
            <AnnouncementFields form={form} />
            <AudienceFields form={form} reach={reach} />
          </Stack>
        </chakra.form>
      </Drawer>
      <ConfirmDialog
        open={isAsking}
        title={t('announcements.form.discard.title')}
        confirmLabel={t('announcements.form.discard.confirm')}
        cancelLabel={t('announcements.form.discard.keep')}
        destructive
        onConfirm={() => {
          form.giveUp();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('announcements.form.discard.text')}
      </ConfirmDialog>
    </>
  );
};
