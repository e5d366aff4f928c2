import { loginPageSave, type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'appearance',
  code: 'appearance',
  names: { 'zh-CN': '单位外观', en: 'Appearance' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/appearance'],
  audience: {
    signedIn: true,
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    needs: loginPageSave.needs,
  },
  frame: 'framed',
  slots: {
    sections: [
      {
        host: 'administration',
        code: 'appearance',
        address: '/appearance',
        group: 'portal',
        icon: 'appearance',
      },
    ],
  },
};
