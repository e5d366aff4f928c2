import type { RemoteApp } from '#shared/contracts';
import zhCN from './messages/zh-CN.json';
import { SignInPage } from './pages/sign-in-page.tsx';

export const app: RemoteApp = {
  View: SignInPage,
  loadMessages: async (language) => (language === 'en' ? (await import('./messages/en.json')).default : zhCN),
};
