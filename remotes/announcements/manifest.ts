import { announcementList, feedbackList, type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'announcements',
  code: 'announcements',
  names: { 'zh-CN': '公告与反馈', en: 'Announcements & Feedback' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/announcements'],
  audience: {
    signedIn: true,
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    needs: [...announcementList.needs, ...feedbackList.needs],
  },
  frame: 'framed',
  slots: {
    userMenu: [
      {
        address: '/announcements',
        place: 'communication',
        icon: 'megaphone',
        names: { 'zh-CN': '公告与反馈', en: 'Announcements & feedback' },
      },
    ],
    sections: [
      {
        host: 'administration',
        code: 'announcements',
        address: '/announcements',
        group: 'portal',
        icon: 'megaphone',
        names: { 'zh-CN': '公告', en: 'Announcements' },
      },
      {
        host: 'administration',
        code: 'feedback',
        address: '/announcements#/feedback',
        group: 'portal',
        icon: 'feedback',
        names: { 'zh-CN': '用户反馈', en: 'Feedback' },
      },
    ],
  },
};
