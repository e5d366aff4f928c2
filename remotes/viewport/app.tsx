import type { RemoteApp } from '#shared/contracts';
import { loadMessages } from './messages/zh-CN.json?load';
import { ViewportPage } from './viewport-page.tsx';

export const app: RemoteApp = {
  View: ViewportPage,
  loadMessages,
};
