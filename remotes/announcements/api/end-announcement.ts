import { request } from 'shell/request';
import { type Announcement, announcementEnd } from '#shared/contracts';

/** Ends an announcement now. */
export const endAnnouncement = ({ id, revision }: Announcement): Promise<Announcement> =>
  request(announcementEnd, { id, revision });
