import type { ListedClass } from '#shared/contracts';

/** The names of the head teachers; empty where there is none. */
export function headsOf({ heads }: Pick<ListedClass, 'heads'>): string {
  return heads.map(({ realName }) => realName).join(' · ');
}
