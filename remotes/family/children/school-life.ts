import type { Icon, IconGroup } from '#shared/contracts';

/** Apps about the life of one child at school, the most asked first; those that the parent has are offered. */
const codes = ['tt', 'hw', 'exam', 'leave', 'scczReport', 'notice'];

/** The apps that parents open for a child. */
export function schoolLifeApps(groups: readonly IconGroup[]): Icon[] {
  const apps = groups.flatMap(({ iconVMs }) => iconVMs);
  return codes.flatMap((code) => apps.find((icon) => icon.code === code) ?? []);
}
