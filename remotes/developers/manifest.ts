import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'developers',
  code: 'app',
  serverId: 'base',
  names: { 'zh-CN': '应用开发中心', en: 'Developer Centre' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  // The second is `pagePaths.clientConsole`, where the console is answered; the third is `appOverridePath`.
  paths: ['/pages/base/pc_app_tm/index.html', '/developers/callback', '/developers/override'],
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
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
      { path: '/apps', meta: { code: 'apps' }, children: [{ path: '' }, { path: ':code' }] },
      { path: '/app-upload', meta: { code: 'apps' } },
      { path: '/app-keys', meta: { code: 'apps' } },
      { path: '/register', meta: { code: 'client.register' } },
      { path: '/provider', meta: { code: 'clients' } },
      { path: '/guides', meta: { code: 'guides' }, children: [{ path: '' }, { path: ':guide' }] },
      { path: '/api', meta: { code: 'api' } },
    ],
  },
};
