import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

/** Every component of the shell, live, for developers of remotes. */
export const manifest: RemoteManifest = {
  name: 'gallery',
  code: 'gallery',
  names: { 'zh-CN': '组件库', en: 'Component gallery' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/gallery'],
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
  needs: ['demo'],
  frame: 'framed',
  // No menu names it.
  config: { authority: false },
};
