import type { RemoteApp } from 'shell/apps';
import { LeavePage } from './leave-page.tsx';

const words = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  en: () => import('./messages/en.json'),
};

export const app: RemoteApp = {
  View: LeavePage,
  loadMessages: async (language) => (await (language === 'zh-CN' ? words['zh-CN'] : words.en)()).default,
};
