import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'appearance',
  code: 'appearance',
  names: { 'zh-CN': '单位外观', en: 'Appearance' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/appearance'],
  // Who may change something is asked of the server: whoever holds the role XX_SYS_.
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
  frame: 'framed',
};
