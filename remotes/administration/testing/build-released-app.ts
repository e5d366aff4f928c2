import type { AppChannel, AppRelease, AppService, ReleaseDetails, ReleasedApp } from '#shared/contracts';

/** A version of the timetable that waits for approval. */
export function buildRelease(different: Partial<AppRelease> = {}): AppRelease {
  return {
    ...{ code: 'timetable', version: '1.1.0', names: { 'zh-CN': '课程表', en: 'Timetable' } },
    ...{ origin: 'uploaded', state: 'uploaded', shellApi: '^1.0.0', minServerVersion: '1.5.0' },
    ...{ digest: 'a'.repeat(64), size: 20_480, scopes: ['people.read'], hasService: true, note: null },
    publisher: { userId: '2001', realName: '周敏 Zhou Min', unitId: 'U2001', keyName: 'laptop' },
    ...{ uploadedAt: '2026-11-20T08:00:00.000Z', decidedAt: null },
    ...different,
  };
}

export function buildPointer(different: Partial<AppChannel> = {}): AppChannel {
  return {
    ...{ unitId: 'U2001', unitName: '青江实验小学', unitEnName: null, channel: 'stable', version: '1.0.0' },
    ...{ previousVersion: '0.9.0', changedAt: '2026-11-20T10:00:00.000Z', isOpen: true },
    ...different,
  };
}

/** The timetable: one version waits, one is stable in U2001. */
export function buildReleasedApp(different: Partial<ReleasedApp> = {}): ReleasedApp {
  return {
    ...{ code: 'timetable', names: { 'zh-CN': '课程表', en: 'Timetable' }, origin: 'uploaded' },
    channels: [buildPointer()],
    releases: [buildRelease(), buildRelease({ version: '1.0.0', state: 'approved' })],
    ...{ mayDecide: true, mayReleaseToAll: false },
    ...different,
  };
}

export function buildDetails(different: Partial<ReleaseDetails> = {}): ReleaseDetails {
  return {
    ...{ release: buildRelease(), publisherUnit: { name: '青江实验小学', enName: null } },
    ...{ name: 'timetable', serverId: 'base', userTypes: [2, 4], slots: ['todayCards'] },
    codes: [{ code: 'week', names: { 'zh-CN': '周课表', en: 'Week' }, kind: 'menu' }],
    files: [{ path: 'remoteEntry.js', size: 6500 }],
    ...different,
  };
}

export function buildService(different: Partial<AppService> = {}): AppService {
  return {
    ...{ code: 'timetable', address: 'https://apps.example.cn/timetable', timeoutMs: 15_000, clientId: null },
    ...{ unitId: 'U2001', unitName: '青江实验小学', unitEnName: null, revision: 3 },
    ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: '何静' },
    ...different,
  };
}
