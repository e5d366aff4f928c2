import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'administration',
  code: 'admin',
  serverId: 'base',
  names: { 'zh-CN': '管理', en: 'Administration' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/pages/base/pc_admin_tm/index.html'],
  audience: { signedIn: true, userTypes: [userTypeCodes.administrator] },
  frame: 'framed',
  slots: {
    userMenu: [{ address: '/pages/base/pc_admin_tm/index.html', place: 'administration', icon: 'building' }],
  },
  // A place of the portal's own: no menu of an app names it, the server decides on every call.
  config: { authority: false },
};
