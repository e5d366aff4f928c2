import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { PeoplePage } from './pages/people-page.tsx';

export const app: RemoteApp = {
  View: PeoplePage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
