import { usePage } from 'shell/session';
import type { RemoteApp } from '#shared/contracts';
import { getView } from './pages/views.ts';

const View: RemoteApp['View'] = ({ path }) => {
  const Page = getView({ path, reason: new URLSearchParams(usePage().search).get('reason') });
  return <Page />;
};

export const app: RemoteApp = {
  View,
  // Both languages are files of their own: everybody waits for this page, nobody for the other language.
  loadMessages: async (language) =>
    (await (language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'))).default,
};
