import type { RemoteManifest } from '#shared/contracts';

/** The ways into the portal; the only remote that visitors see before they sign in. */
export const manifest: RemoteManifest = {
  name: 'signin',
  code: 'signin',
  names: { 'zh-CN': '登录', en: 'Sign in' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: [
    '/login',
    '/consent',
    '/forgetPassword',
    '/needtologinpagerelogin',
    '/scan',
    '/bind',
    '/bind/',
    '/pages/login/pc_bind_all/index.html',
    '/area/login/pc_bind_all/index.html',
  ],
  segments: ['authorize'],
  audience: { signedIn: false, userTypes: [] },
  frame: 'plain',
  // Who is signed in matters to some of its pages only; they ask themselves.
  config: { noCheckIsLogin: true },
};
