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
};
