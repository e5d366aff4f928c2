import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'family',
  code: 'family',
  names: { 'zh-CN': '我的孩子', en: 'My children' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/family', '/pages/base/pc_family_spm/index.html', '/pages/base/mobile_family_spm/index.html'],
  audience: { signedIn: true, userTypes: [userTypeCodes.parent] },
  frame: 'framed',
};
