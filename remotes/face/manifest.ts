import { classList, faceSettingsSave, type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'face',
  code: 'face',
  // The service that licences and page addresses name.
  serverId: 'base',
  names: { 'zh-CN': '人脸', en: 'My face' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: [
    '/pages/base/pc_face_tm/index.html',
    '/pages/base/pc_face_spm/index.html',
    '/pages/base/mobile_face_tm/index.html',
    '/pages/base/mobile_face_spm/index.html',
  ],
  audience: { signedIn: true, userTypes: Object.values(userTypeCodes) },
  frame: 'framed',
  slots: {
    userMenu: [
      {
        address: '/pages/base/pc_face_tm/index.html#/classes',
        place: 'communication',
        names: { 'zh-CN': '班级考勤', en: 'Class clock-in' },
        userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
        needs: classList.needs,
        icon: 'calendar',
      },
      {
        address: '/pages/base/pc_face_tm/index.html#/settings',
        place: 'administration',
        names: { 'zh-CN': '单位人脸设置', en: 'Faces in your unit' },
        userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
        needs: faceSettingsSave.needs,
        icon: 'person',
      },
    ],
  },
  // Everybody has a face of one's own: the service decides whether the unit offers this.
  config: { authority: false },
};
