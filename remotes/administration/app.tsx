import type { RemoteApp } from '#shared/contracts';
import { AdministrationPage } from './administration-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: AdministrationPage,
  loadMessages,
};
