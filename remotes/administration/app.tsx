import type { RemoteApp } from '#shared/contracts';
import { AdministrationPage } from './administration-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load';
import { SectionFrame } from './section-frame.tsx';

export const app: RemoteApp = {
  View: AdministrationPage,
  Frame: SectionFrame,
  loadMessages,
};
