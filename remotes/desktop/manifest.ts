import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'desktop',
  code: 'desktop',
  names: { 'zh-CN': '桌面', en: 'Desktop' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: [
    '/desktop/home',
    '/pages/base/pc_desktop_all/index.html',
    '/pages/base/mobile_desktop_all/index.html',
    '/area/areaBase/pc_areaDesktop_all/index.html',
    '/area/areaBase/mobile_areaDesktop_all/index.html',
    // In development.
    '/pc_desktop_all.html',
    '/mobile_desktop_all.html',
  ],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  firstFrame: 'apps',
};
