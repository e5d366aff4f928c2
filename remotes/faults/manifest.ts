import { type RemoteManifest, userTypeCodes } from '#shared/contracts';

/** The apps of the demo's school of faults: they open, and the portal finds something wrong with each of them. */
export const manifest: RemoteManifest = {
  name: 'faults',
  code: 'faults',
  names: { 'zh-CN': '故障演示', en: 'Fault demonstration' },
  version: '1.0.0',
  minServerVersion: '1.5.2',
  // Each names its own service and front end.
  paths: [
    '/pages/exam/pc_examEnded_tm/index.html',
    '/pages/edu/pc_eduDamaged_tm/index.html',
    '/pages/base/pc_examOld_tm/index.html',
    '/pages/base/pc_driveOld_tm/index.html',
    '/pages/base/pc_surveyLost_tm/index.html',
  ],
  audience: { signedIn: true, userTypes: [userTypeCodes.teacher, userTypeCodes.administrator] },
  needs: ['demo'],
  frame: 'framed',
  // No menu names them.
  config: { authority: false },
};
