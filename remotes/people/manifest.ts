import { peopleList, type RemoteManifest, userTypeCodes } from '#shared/contracts';

export const manifest: RemoteManifest = {
  name: 'people',
  code: 'base',
  serverId: 'base',
  names: { 'zh-CN': '人员与单位', en: 'People & Units' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  paths: ['/pages/base/pc_base_tm/index.html'],
  audience: {
    signedIn: true,
    userTypes: [userTypeCodes.teacher, userTypeCodes.administrator],
    needs: peopleList.needs,
  },
  frame: 'framed',
  slots: {
    sections: [
      {
        host: 'administration',
        code: 'people',
        address: '/pages/base/pc_base_tm/index.html',
        group: 'people',
        icon: 'people',
        names: { 'zh-CN': '人员', en: 'People' },
      },
    ],
  },
  config: {
    routerConf: [
      { path: '/', redirect: '/people/list' },
      { path: '/people/list', name: 'list', meta: { code: 'list' } },
      // The app says itself what it has no page for yet.
      { path: '*' },
    ],
    searchKeys: [{ path: '/people/list', name: '人员列表|||List of people', query: {} }],
  },
};
