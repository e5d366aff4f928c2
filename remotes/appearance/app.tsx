import type { RemoteApp } from '#shared/contracts';
import { AppearancePage } from './appearance-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: AppearancePage,
  loadMessages,
};
