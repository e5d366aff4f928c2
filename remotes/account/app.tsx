import type { RemoteApp } from '#shared/contracts';
import { AccountPages } from './account-pages.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: AccountPages,
  loadMessages,
};
