import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { HomePage } from './pages/home-page.tsx';

export const app: RemoteApp = {
  View: HomePage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
