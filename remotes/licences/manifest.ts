import { licenceList, type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'licences',
  code: 'licences',
  names: { 'zh-CN': '许可管理', en: 'Licences' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/licences'],
  audience: {
    signedIn: true,
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    needs: licenceList.needs,
  },
  frame: 'framed',
  slots: {
    userMenu: [{ address: '/licences', place: 'administration', icon: 'calendar' }],
    sections: [
      {
        host: 'administration',
        code: 'licences',
        address: '/licences',
        group: 'portal',
        icon: 'licences',
        names: { 'zh-CN': '许可', en: 'Licences' },
      },
    ],
  },
  // A page of the portal's own: no menu of an app names it, the server decides on every call.
  config: { authority: false },
};
