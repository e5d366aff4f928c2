import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { AppearancePage } from './pages/appearance-page.tsx';

export const app: RemoteApp = {
  View: AppearancePage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
