import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Form, useForm } from 'shell/app';
import { useLanguage } from 'shell/session';
import { type Announcement, type AnnouncementReach, pickText } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { announcementsKey } from '../announcement/announcements-page-query.ts';
import {
  type AnnouncementDraft,
  type DraftField,
  draftOf,
  emptyDraft,
  findProblems,
  parseDraft,
  payloadOf,
} from './announcement-draft.ts';
import { saveAnnouncement } from './save-announcement.ts';

export interface AnnouncementFormOptions {
  /** Undefined makes a new one. */
  announcement: Announcement | undefined;
  reach: AnnouncementReach;
  /** The server's clock when the list came, epoch milliseconds. */
  now: number;
  onSaved: () => void;
}

export type AnnouncementForm = Form<AnnouncementDraft, DraftField>;

/** The form of an announcement; a new one keeps its id however often it is sent, so that it is made once. */
export function useAnnouncementForm(options: AnnouncementFormOptions): AnnouncementForm {
  const { announcement, reach, now, onSaved } = options;
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [start] = useState(() => (announcement ? draftOf(announcement) : emptyDraft(createId(), reach, now)));
  return useForm({
    saved: { draft: start, revision: start.revision },
    keep: { name: `announcement:${announcement?.id ?? 'new'}`, parse: parseDraft },
    validate: (draft) => findProblems(draft, now),
    words: (text) => pickText(text, language),
    save: (draft) => saveAnnouncement(payloadOf(draft)),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: announcementsKey });
      onSaved();
    },
  });
}
