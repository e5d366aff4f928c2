import type { RemoteApp } from '#shared/contracts';
import { AnnouncementsPage } from './announcements-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: AnnouncementsPage,
  loadMessages,
};
