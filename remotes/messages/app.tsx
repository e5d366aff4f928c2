import type { RemoteApp } from '#shared/contracts';
import { CentrePage } from './centre-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: CentrePage,
  loadMessages,
};
