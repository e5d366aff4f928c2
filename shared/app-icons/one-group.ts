import type { IconGroup } from '#shared/contracts';

/** All apps under one name, for users who have no categories (G10); nothing stays nothing. */
export const oneGroup = (groups: readonly IconGroup[], name: string): IconGroup[] => {
  const iconVMs = groups.flatMap((group) => group.iconVMs);
  return iconVMs.length > 0 ? [{ code: 'all', name, englishName: name, iconVMs }] : [];
};
