import type { RemoteApp } from '#shared/contracts';
import { FacePage } from './home/face-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: FacePage,
  loadMessages,
};
