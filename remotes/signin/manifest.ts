import type { RemoteManifest } from '#shared/contracts';

/** The ways into the portal; the only remote that visitors see before they sign in. */
export const manifest: RemoteManifest = {
  name: 'signin',
  code: 'signin',
  names: { 'zh-CN': '登录', en: 'Sign in' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/login'],
  audience: { signedIn: false, userTypes: [] },
  frame: 'plain',
};
