import type { AppManifest } from '#shared/contracts';

/** The address at which a released app opens, for all user types. */
export function pagePathOf({ code, serverId }: Pick<AppManifest, 'code' | 'serverId'>): string {
  return `/pages/${serverId}/pc_${code}_all/index.html`;
}
