import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'messages',
  code: 'messages',
  names: { 'zh-CN': '消息中心', en: 'Message centre' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/messages'],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  config: {
    searchKeys: [
      { path: '/all', name: '全部消息|||All messages', query: {} },
      { path: '/todos', name: '待办事项|||To-dos', query: {} },
      { path: '/modules', name: '提醒设置|||Reminders', query: {} },
    ],
  },
};
