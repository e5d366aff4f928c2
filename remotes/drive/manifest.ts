import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'drive',
  code: 'drive',
  serverId: 'base',
  names: { 'zh-CN': '网盘', en: 'Drive' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: [
    '/pages/base/pc_drive_tm/index.html',
    '/pages/base/pc_drive_spm/index.html',
    '/pages/base/mobile_drive_tm/index.html',
    '/pages/base/mobile_drive_spm/index.html',
  ],
  audience: { signedIn: true, userTypes: Object.values(userTypeCodes) },
  frame: 'framed',
  config: {
    // Everybody has files of her own: the service decides what each of them sees.
    authority: false,
    searchKeys: [
      { path: '/mine', name: '我的文件|||My files', query: {} },
      { path: '/share', name: '与我共享|||Shared with me', query: {} },
      { path: '/recycle', name: '回收站|||Recycle bin', query: {} },
    ],
  },
};
