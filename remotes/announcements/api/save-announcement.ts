import { request } from 'shell/request';
import { type Announcement, announcementSave, type PayloadOf } from '#shared/contracts';

/** Makes or changes an announcement; the form shows what was refused. */
export const saveAnnouncement = (payload: PayloadOf<typeof announcementSave>): Promise<Announcement> =>
  request(announcementSave, payload, { silent: true });
