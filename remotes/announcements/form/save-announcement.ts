import { request } from 'shell/request';
import { type Announcement, announcementSave, type PayloadOf } from '#shared/contracts';

/** Makes or changes an announcement; the form shows what was refused. */
export function saveAnnouncement(payload: PayloadOf<typeof announcementSave>): Promise<Announcement> {
  return request(announcementSave, payload, { silent: true });
}
