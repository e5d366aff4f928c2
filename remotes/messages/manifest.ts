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
  slots: {
    todayCards: [
      {
        name: 'todos',
        position: 20,
        names: { 'zh-CN': '待办事项', en: 'To-dos' },
        address: '/messages#/todos',
      },
      {
        name: 'messages',
        position: 30,
        names: { 'zh-CN': '未读消息', en: 'Unread messages' },
        address: '/messages#/all?unread=1',
      },
      { name: 'announcements', position: 40, names: { 'zh-CN': '最新公告', en: 'Latest announcements' } },
    ],
  },
  config: {
    searchKeys: [
      { path: '/all', name: '全部消息|||All messages', query: {} },
      { path: '/todos', name: '待办事项|||To-dos', query: {} },
      { path: '/modules', name: '提醒设置|||Reminders', query: {} },
    ],
  },
};
