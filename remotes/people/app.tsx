import type { RemoteApp } from '#shared/contracts';
import { loadMessages } from './messages/zh-CN.json?load';
import { PeoplePage } from './people-page.tsx';

export const app: RemoteApp = {
  View: PeoplePage,
  loadMessages,
};
