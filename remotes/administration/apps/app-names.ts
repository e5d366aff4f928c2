import type { Icon, UnitApp, UserType } from '#shared/contracts';
import { userTypeCodes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

const typeWords = {
  [userTypeCodes.student]: 'administration.apps.pupils',
  [userTypeCodes.teacher]: 'administration.apps.teachers',
  [userTypeCodes.parent]: 'administration.apps.parents',
  [userTypeCodes.administrator]: 'administration.apps.administrators',
} as const satisfies Record<UserType, MessageId>;

/** What people of a user type are called together. */
export function wordOfType(userType: UserType): (typeof typeWords)[UserType] {
  return typeWords[userType];
}

/** What draws the picture of an app; it opens nothing. */
export function pictureOf({ code, name, englishName, imgPath }: UnitApp): Icon {
  return {
    ...{ code, name, englishName, imgPath, zname: name, shortName: null, englishShortName: null },
    // The front door, which opens for everybody: a picture here is not dimmed.
    ...{ serverId: '', deployPath: '/', menuRoute: null, updateStatus: 1 },
    ...{ frontUserType: null, limitUserType: null, iconImg: null, imgGrayPath: null, imgCartoonPath: null },
    ...{ unReadCodeCount: 0, hidden: false, locked: false, kind: 'remote', address: null },
  };
}
