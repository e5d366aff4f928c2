import type { RemoteApp } from '#shared/contracts';
import { AccountPage } from './account-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: AccountPage,
  loadMessages,
};
