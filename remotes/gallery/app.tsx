import type { RemoteApp } from '#shared/contracts';
import { GalleryPage } from './gallery-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';

export const app: RemoteApp = {
  View: GalleryPage,
  loadMessages,
};
