import type { RemoteApp } from '#shared/contracts';
import { DevelopersPage } from './developers-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: DevelopersPage,
  loadMessages,
};
