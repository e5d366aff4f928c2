import { usePage } from 'shell/session';
import type { RemoteApp } from '#shared/contracts';
import { loadMessages } from './messages/zh-CN.json?load-each';
import { getView } from './views.ts';

const View: RemoteApp['View'] = ({ path }) => {
  const Page = getView({ path, reason: new URLSearchParams(usePage().search).get('reason') });
  return <Page />;
};

export const app: RemoteApp = {
  View,
  loadMessages,
};
