/** What administrators announce to everybody in some units for a time. */
export { createAnnouncementsRoutes } from './announcements-routes.ts';
