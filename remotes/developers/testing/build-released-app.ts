import type { AppChannel, AppRelease, ReleasedApp } from '#shared/contracts';

/** An approved version of the timetable. */
export function buildRelease(different: Partial<AppRelease> = {}): AppRelease {
  return {
    ...{ code: 'timetable', version: '1.0.0', names: { 'zh-CN': '课程表', en: 'Timetable' } },
    ...{ origin: 'uploaded', state: 'approved', shellApi: '^1.0.0', minServerVersion: '1.5.0' },
    ...{ digest: 'a'.repeat(64), size: 20_480, scopes: [], hasService: false, note: null },
    publisher: { userId: '2001', realName: '周敏', unitId: 'U2001', keyName: 'laptop' },
    uploadedAt: '2026-11-20T08:00:00.000Z',
    decidedAt: '2026-11-20T09:00:00.000Z',
    ...different,
  };
}

export function buildPointer(different: Partial<AppChannel> = {}): AppChannel {
  return {
    ...{ unitId: null, unitName: null, unitEnName: null, channel: 'stable', version: '1.0.0' },
    ...{ previousVersion: null, changedAt: '2026-11-20T10:00:00.000Z', isOpen: true },
    ...different,
  };
}

/** The timetable: 1.0.0 is stable for all, and U2001 tries 1.1.0. */
export function buildReleasedApp(different: Partial<ReleasedApp> = {}): ReleasedApp {
  const school = { unitId: 'U2001', unitName: '青江实验小学', unitEnName: 'Qingjiang School' };
  return {
    ...{ code: 'timetable', names: { 'zh-CN': '课程表', en: 'Timetable' }, origin: 'uploaded' },
    channels: [buildPointer(), buildPointer({ ...school, channel: 'next', version: '1.1.0' })],
    releases: [buildRelease({ version: '1.1.0' }), buildRelease()],
    ...{ mayDecide: false, mayReleaseToAll: false },
    ...different,
  };
}
