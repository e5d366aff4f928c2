import type { IconGroup, Language } from '#shared/contracts';
import { localName } from '#shared/names';

export function groupNameOf({ name, englishName }: IconGroup, language: Language): string {
  return localName(language, name, englishName);
}

/** All apps under one name, for users who have no categories (G10); nothing stays nothing. */
export function oneGroup(groups: readonly IconGroup[], name: string): IconGroup[] {
  const iconVMs = groups.flatMap((group) => group.iconVMs);
  return iconVMs.length > 0 ? [{ code: 'all', name, englishName: name, iconVMs }] : [];
}
