import type { AnswerOf, AppRelease, appReleaseList, ReleaseChannel, ReleasedApp } from '#shared/contracts';

type Unit = AnswerOf<typeof appReleaseList>['units'][number];

export interface AppAtUnits {
  app: ReleasedApp;
  /** Where the user may release. */
  units: AnswerOf<typeof appReleaseList>['units'];
}

/** Where a version can be released: a unit, or all of them where `unit` is missing. */
export interface ReleaseTarget {
  /** As the calls take it; empty is all units. */
  readonly unitId: string;
  readonly unit?: Unit;
}

/** Units that the user may give a version to. One that nobody has approved goes into the sandbox alone. */
export function findTargets(
  { mayReleaseToAll }: Pick<ReleasedApp, 'mayReleaseToAll'>,
  units: readonly Unit[],
  { state }: Pick<AppRelease, 'state'>,
): ReleaseTarget[] {
  if (state === 'withdrawn') return [];
  const isApproved = state === 'approved';
  const own = units.filter(({ isSandbox }) => isApproved || isSandbox);
  return [
    ...(isApproved && mayReleaseToAll ? [{ unitId: '' }] : []),
    ...own.map((unit) => ({ unitId: unit.unitId, unit })),
  ];
}

/** The version that users of a target get by a channel now; empty for none. */
export function findCurrent(
  { channels }: Pick<ReleasedApp, 'channels'>,
  unitId: string,
  channel: ReleaseChannel,
): string {
  return channels.find((one) => (one.unitId ?? '') === unitId && one.channel === channel)?.version ?? '';
}
