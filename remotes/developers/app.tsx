import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { DevelopersPage } from './pages/developers-page.tsx';

export const app: RemoteApp = {
  View: DevelopersPage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
