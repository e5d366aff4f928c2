import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'appearance',
  code: 'appearance',
  names: { 'zh-CN': '单位外观', en: 'Appearance' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/appearance'],
  // The server says who may change something: holders of the role XX_SYS_.
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
  frame: 'framed',
  slots: {
    sections: [
      {
        host: 'administration',
        code: 'appearance',
        address: '/appearance',
        group: 'portal',
        icon: 'appearance',
        userTypes: [userTypeCodes.administrator],
      },
    ],
  },
};
