import type { UnitApp } from '#shared/contracts';

/** An app that is open for everybody whom the catalogue allows. */
export function buildApp(change: Partial<UnitApp> = {}): UnitApp {
  return {
    ...{ kind: 'remote', isOwn: false },
    ...{ code: 'exam', name: '考试', englishName: 'Exams', imgPath: null, serverId: 'exam' },
    ...{ allowedUserTypes: [1, 2, 3], isOpen: true, isLocked: false, isForEverybody: true },
    ...{ userTypes: [], roles: [], classIds: [], licence: { state: 'valid', endTime: null } },
    ...{ requests: { people: 0, names: [] }, opened: new Array<number>(12).fill(0), revision: 0 },
    holdsMore: false,
    ...change,
  };
}
