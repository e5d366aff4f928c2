import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { AccountPage } from './pages/account-page.tsx';

export const app: RemoteApp = {
  View: AccountPage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
