import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { CentrePage } from './pages/centre-page.tsx';

export const app: RemoteApp = {
  View: CentrePage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
