import type { RemoteApp } from '#shared/contracts';
import { HomePage } from './home-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: HomePage,
  loadMessages,
};
