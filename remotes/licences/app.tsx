import type { RemoteApp } from '#shared/contracts';
import { LicencesPage } from './licences-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: LicencesPage,
  loadMessages,
};
