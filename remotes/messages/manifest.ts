import type { RemoteManifest } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'messages',
  code: 'messages',
  names: { 'zh-CN': '消息中心', en: 'Message centre' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/messages'],
  audience: { signedIn: true, userTypes: [] },
  frame: 'framed',
};
