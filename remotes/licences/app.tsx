import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { LicencesPage } from './pages/licences-page.tsx';

export const app: RemoteApp = {
  View: LicencesPage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
