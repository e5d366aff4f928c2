export { AnnouncementsHost } from './announcements-host.tsx';
export { keepAnnouncements } from './announcements-query.ts';
