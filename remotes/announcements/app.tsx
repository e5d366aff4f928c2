import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { AnnouncementsPage } from './pages/announcements-page.tsx';

export const app: RemoteApp = {
  View: AnnouncementsPage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
