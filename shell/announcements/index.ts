export { AnnouncementsEntry } from './announcements-entry.tsx';
export { AnnouncementsHost } from './announcements-host.tsx';
