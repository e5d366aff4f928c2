import type { Icon, IconGroup } from '#shared/contracts';

/** An icon as the service sends it, with what a test says different. */
export function buildIcon(different: Partial<Icon> = {}): Icon {
  return {
    code: 'prep',
    name: '备课',
    shortName: null,
    englishName: 'Lesson Preparation',
    englishShortName: 'Lesson Prep',
    zname: null,
    serverId: 'edu',
    deployPath: null,
    menuRoute: null,
    updateStatus: 1,
    frontUserType: null,
    limitUserType: null,
    iconImg: null,
    imgPath: null,
    imgGrayPath: null,
    imgCartoonPath: null,
    unReadCodeCount: 0,
    hidden: false,
    locked: false,
    kind: 'remote',
    address: null,
    ...different,
  };
}

export function buildGroup(code: string, name: string, icons: Icon[]): IconGroup {
  return {
    code,
    name,
    englishName: null,
    iconVMs: icons,
  };
}
