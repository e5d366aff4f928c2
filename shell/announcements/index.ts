export { AnnouncementsEntry } from './announcements-entry.tsx';
export { AnnouncementsHost } from './announcements-host.tsx';
export { keepAnnouncements } from './announcements-query.ts';
