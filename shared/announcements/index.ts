/** Which announcements a user still sees. Stateless, pure. */
export { announcementKey, notClosed, textOf } from './shown.ts';
