import { request } from 'shell/request';
import { type Announcement, announcementEnd } from '#shared/contracts';

/** Ends an announcement now. */
export function endAnnouncement({ id, revision }: Announcement): Promise<Announcement> {
  return request(announcementEnd, { id, revision });
}
