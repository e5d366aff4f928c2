import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'frames',
  code: 'frames',
  names: { 'zh-CN': '外部页面', en: 'Outside page' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/frames'],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
  // Tiles lead here, no menu does. Which pages there are is what the desktop of the user says.
  config: { authority: false },
};
