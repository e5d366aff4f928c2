import { type RemoteManifest, userTypeCodes } from '#shared/contracts';
import { unitPath } from './unit/unit-route.ts';

export const manifest: RemoteManifest = {
  name: 'account',
  code: 'account',
  names: { 'zh-CN': '我的账号', en: 'My account' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/account', unitPath],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  slots: {
    userMenu: [{ address: '/account', place: 'account', icon: 'person' }],
    sections: [
      {
        host: 'administration',
        code: 'sessions',
        address: `${unitPath}#/sessions`,
        group: 'safety',
        icon: 'sessions',
        names: { 'zh-CN': '用户登录', en: 'User sessions' },
        userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
      },
      {
        host: 'administration',
        code: 'audit',
        address: `${unitPath}#/audit`,
        group: 'safety',
        icon: 'audit',
        names: { 'zh-CN': '审计记录', en: 'Audit trail' },
        userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
      },
    ],
  },
  config: {
    searchKeys: [
      { path: '/profile', name: '个人资料|||Profile', query: {} },
      { path: '/sessions', name: '登录与设备|||Sessions and devices', query: {} },
      { path: '/apps', name: '已连接的应用|||Connected apps', query: {} },
      { path: '/activity', name: '账号动态|||Recent activity', query: {} },
    ],
  },
};
