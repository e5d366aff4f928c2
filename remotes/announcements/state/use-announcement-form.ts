import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findDraft, useDraft } from 'shell/header';
import { isRequestError } from 'shell/request';
import type { Announcement, AnnouncementReach } from '#shared/contracts';
import { createId } from '#shared/new-id';
import { announcementsKey } from '../api/announcements-page.ts';
import { saveAnnouncement } from '../api/save-announcement.ts';
import {
  type AnnouncementDraft,
  draftOf,
  emptyDraft,
  findProblems,
  isSame,
  type Problems,
  parseDraft,
  payloadOf,
} from './announcement-draft.ts';

export interface AnnouncementFormOptions {
  /** Undefined makes a new one. */
  announcement: Announcement | undefined;
  reach: AnnouncementReach;
  /** The server's clock when the list came, epoch milliseconds. */
  now: number;
  onSaved: () => void;
}

export interface AnnouncementForm {
  draft: AnnouncementDraft;
  problems: Problems;
  /** Why saving failed as a whole, in the user's language. */
  failure: { message: string; requestId: string | undefined } | undefined;
  isDirty: boolean;
  isSaving: boolean;
  isRestored: boolean;
  /** Counts the tries that were refused, so that the view can move to the first problem. */
  refusals: number;
  change: (fields: Partial<AnnouncementDraft>) => void;
  save: () => void;
  startAfresh: () => void;
  /** Throws away what was kept for after a reload. */
  giveUp: () => void;
}

/** The form of an announcement; what was typed outlives a failure and a reload. */
export const useAnnouncementForm = (options: AnnouncementFormOptions): AnnouncementForm => {
  const { announcement, reach, now, onSaved } = options;
  const name = `announcement:${announcement?.id ?? 'new'}`;
  const [start] = useState(() => (announcement ? draftOf(announcement) : emptyDraft(createId(), reach, now)));
  const [kept] = useState(() => findDraft(name, parseDraft));
  const [draft, setDraft] = useState(kept ?? start);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const isDirty = !isSame(draft, start);
  const forget = useDraft(name, draft, isDirty);
  const queryClient = useQueryClient();
  const refuse = () => setRefusals((count) => count + 1);
  const saving = useMutation({
    mutationFn: () => saveAnnouncement(payloadOf(draft)),
    onSuccess: () => {
      forget();
      void queryClient.invalidateQueries({ queryKey: announcementsKey });
      onSaved();
    },
    onError: refuse,
  });
  const { error } = saving;
  return {
    draft,
    problems,
    failure: error
      ? { message: error.message, requestId: isRequestError(error) ? error.requestId : undefined }
      : undefined,
    isDirty,
    isSaving: saving.isPending,
    isRestored: kept !== undefined && isDirty,
    refusals,
    change: (fields) => {
      setDraft((before) => ({ ...before, ...fields }));
      setProblems({});
    },
    save: () => {
      if (saving.isPending) return;
      const found = findProblems(draft, now);
      setProblems(found);
      if (Object.keys(found).length > 0) refuse();
      else saving.mutate();
    },
    startAfresh: () => {
      forget();
      setDraft(start);
    },
    giveUp: forget,
  };
};
