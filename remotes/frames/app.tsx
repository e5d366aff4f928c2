import type { RemoteApp } from '#shared/contracts';
import { FramesPage } from './frames-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: FramesPage,
  loadMessages,
};
