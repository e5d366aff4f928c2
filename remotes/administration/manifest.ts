import { type RemoteManifest, userTypeCodes } from '#shared/contracts';
import { searchedSections } from './section-names.ts';

export const manifest: RemoteManifest = {
  name: 'administration',
  code: 'admin',
  serverId: 'base',
  names: { 'zh-CN': '管理', en: 'Administration' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/pages/base/pc_admin_tm/index.html'],
  // Teachers who are head of a class, and those who keep a part of the school.
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
  frame: 'framed',
  slots: {
    userMenu: [{ address: '/pages/base/pc_admin_tm/index.html', place: 'administration', icon: 'building' }],
  },
  config: { searchKeys: searchedSections },
};
