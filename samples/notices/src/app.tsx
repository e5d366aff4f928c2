import type { RemoteApp } from 'shell/apps';
import { NoticesPage } from './notices-page.tsx';
import { UnreadCard } from './today/unread-card.tsx';

const words = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  en: () => import('./messages/en.json'),
};

export const app: RemoteApp = {
  View: NoticesPage,
  todayCards: { unread: UnreadCard },
  loadMessages: async (language) => (await (language === 'zh-CN' ? words['zh-CN'] : words.en)()).default,
};
