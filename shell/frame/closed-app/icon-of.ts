import type { AnswerOf, appRequestState, Icon } from '#shared/contracts';

type NamedApp = AnswerOf<typeof appRequestState>['app'];

/** The icon of an app that stands on no desktop of the user: name and picture, and nothing that opens. */
export function iconOf(code: string, { name, englishName, imgPath }: NamedApp): Icon {
  return {
    ...{ code, name, englishName, imgPath, zname: name, shortName: null, englishShortName: null },
    ...{ serverId: '', deployPath: null, menuRoute: null, updateStatus: 1 },
    ...{ frontUserType: null, limitUserType: null, iconImg: null, imgGrayPath: null, imgCartoonPath: null },
    ...{ unReadCodeCount: 0, hidden: false, locked: false, kind: 'remote', address: null },
  };
}
