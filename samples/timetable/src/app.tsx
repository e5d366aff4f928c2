import type { RemoteApp } from 'shell/apps';
import { TimetablePage } from './timetable-page.tsx';
import { TodayCard } from './today/today-card.tsx';

const words = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  en: () => import('./messages/en.json'),
};

export const app: RemoteApp = {
  View: TimetablePage,
  todayCards: { today: TodayCard },
  loadMessages: async (language) => (await (language === 'zh-CN' ? words['zh-CN'] : words.en)()).default,
};
