import type { AppSnapshot, ReleaseChannel } from '#shared/contracts';

export interface Resolved {
  readonly version: string;
  readonly channel: ReleaseChannel;
}

/**
 * The version that users of a unit get of each app: what their unit tries (`next`), else what it keeps to (`stable`), else what is
 * stable for all. An app without any of these does not exist for them.
 * @param has whether a release may be used; a pointer to another one counts as none
 */
export function resolveVersions(
  { channels }: Pick<AppSnapshot, 'channels'>,
  unitId: string,
  has: (code: string, version: string) => boolean,
): ReadonlyMap<string, Resolved> {
  const found = new Map<string, Resolved & { rank: number }>();
  for (const { code, unitId: ofUnit, channel, version } of channels) {
    const rank = rankOf(ofUnit, channel, unitId);
    if (rank > (found.get(code)?.rank ?? 0) && has(code, version))
      found.set(code, { version, channel, rank });
  }
  return found;
}

/** 0 where the pointer is not for the unit. */
function rankOf(ofUnit: string | null, channel: ReleaseChannel, unitId: string): number {
  if (ofUnit === null) return channel === 'stable' ? 1 : 0;
  if (ofUnit !== unitId) return 0;
  return channel === 'next' ? 3 : 2;
}
