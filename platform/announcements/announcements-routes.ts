import { answer, type Route } from '#platform/http';
import { announcementEnd, announcementList, announcementSave, announcementsNow } from '#shared/contracts';
import type { AnnouncementsDeps } from './announcements-deps.ts';
import { endAnnouncement, saveAnnouncement } from './keep-announcements.ts';
import { listAnnouncements, listNow } from './read-announcements.ts';

/** Announcements: everybody reads what is meant for her, and who may keeps them. */
export function createAnnouncementsRoutes(deps: AnnouncementsDeps): Route[] {
  return [
    answer(announcementsNow, ({ principal }) => listNow(deps, principal)),
    answer(announcementList, ({ principal, payload }) => listAnnouncements(deps, principal, payload)),
    answer(announcementSave, ({ payload, ...caller }) => saveAnnouncement(deps, caller, payload)),
    answer(announcementEnd, ({ payload, ...caller }) => endAnnouncement(deps, caller, payload)),
  ];
}
