import type { RemoteApp } from '#shared/contracts';
import { HomePage } from './children/home-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: HomePage,
  loadMessages,
};
