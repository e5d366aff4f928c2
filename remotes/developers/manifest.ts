import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'developers',
  code: 'app',
  names: { 'zh-CN': '应用开发中心', en: 'Developer Centre' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  // The second is `pagePaths.clientConsole`, where the console is answered.
  paths: ['/pages/base/pc_app_tm/index.html', '/developers/callback'],
  audience: { signedIn: true, userTypes: [2, 4] },
  needs: ['openid-provider'],
  frame: 'framed',
  config: {
    routerConf: [
      { path: '/', redirect: '/clients' },
      {
        path: '/clients',
        meta: { code: 'clients' },
        children: [{ path: '' }, { path: ':clientId' }, { path: ':clientId/:section' }],
      },
      { path: '/register', meta: { code: 'client.register' } },
      { path: '/guides', meta: { code: 'guides' }, children: [{ path: '' }, { path: ':guide' }] },
      { path: '/api', meta: { code: 'api' } },
    ],
  },
};
