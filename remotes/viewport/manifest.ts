import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'viewport',
  code: 'viewport',
  names: { 'zh-CN': '应用窗口', en: 'App window' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/viewport'],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  // Tiles lead here, no menu does. What a bundle shows comes from calls, which the services refuse.
  config: { authority: false },
};
