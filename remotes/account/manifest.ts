import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'account',
  code: 'account',
  names: { 'zh-CN': '我的账号', en: 'My account' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/account'],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  slots: { userMenu: [{ address: '/account', place: 'account', icon: 'person' }] },
  config: {
    searchKeys: [
      { path: '/profile', name: '个人资料|||Profile', query: {} },
      { path: '/sessions', name: '登录与设备|||Sessions and devices', query: {} },
      { path: '/apps', name: '已连接的应用|||Connected apps', query: {} },
      { path: '/activity', name: '账号动态|||Recent activity', query: {} },
    ],
  },
};
