import type {
  AnswerOf,
  AppChannel,
  AppRelease,
  appReleaseList,
  ReleaseChannel,
  ReleasedApp,
} from '#shared/contracts';

export interface AppAtUnits {
  app: ReleasedApp;
  /** For which the administrator may set a pointer. */
  units: AnswerOf<typeof appReleaseList>['units'];
}

/** Ids of units that may be given a version, as calls take them; empty is all units. None where there is no version to give. */
export function findGiven(app: ReleasedApp, units: AppAtUnits['units']): string[] {
  if (app.origin === 'shipped') return [];
  const own = units
    .filter(({ isSandbox }) => versionsFor(app, isSandbox).length > 0)
    .map(({ unitId }) => unitId);
  return app.mayReleaseToAll && versionsFor(app, false).length > 0 ? ['', ...own] : own;
}

/** Versions that a unit may get, the newest first: the sandbox also tries what nobody has approved yet. */
export function versionsFor({ releases }: Pick<ReleasedApp, 'releases'>, isSandbox: boolean): AppRelease[] {
  return releases.filter(({ state }) => state === 'approved' || (isSandbox && state === 'uploaded'));
}

export function findPointer(
  { channels }: Pick<ReleasedApp, 'channels'>,
  unitId: string,
  channel: ReleaseChannel,
): AppChannel | undefined {
  return channels.find((one) => (one.unitId ?? '') === unitId && one.channel === channel);
}
