import type { RemoteApp } from '#shared/contracts';
import { DrivePage } from './drive-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: DrivePage,
  loadMessages,
};
