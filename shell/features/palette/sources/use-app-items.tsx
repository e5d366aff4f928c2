import { useMemo } from 'react';
import { fullIconName, groupNameOf, hasGroups, notOpenedYet } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { pick } from '#shared/language';
import { getLanguage } from '../../../core/language/index.ts';
import { useUser } from '../../../core/session/index.ts';
import {
  AppPicture,
  noteOpened,
  openIcon,
  useAppIcons,
  useOpensIcon,
  useRecentApps,
} from '../../app-icons/index.ts';
import type { PaletteItem } from '../palette-item.ts';

const maxRecent = 5;

/** The apps of the user; those that were used last once more, newest first. */
export function useAppItems(): { apps: PaletteItem[]; recent: PaletteItem[] } {
  const user = useUser();
  const { data } = useAppIcons();
  const last = useRecentApps();
  const opens = useOpensIcon();
  return useMemo(() => {
    const language = getLanguage();
    const toItem = (icon: Icon, groupName: string | undefined): PaletteItem => {
      return {
        id: `app-${icon.code}`,
        group: 'apps',
        label: fullIconName(icon, language),
        detail: opens(icon) ? groupName : pick(notOpenedYet, language),
        words: namesOf(icon),
        glyph: <AppPicture icon={icon} size="bar" />,
        open: () => {
          noteOpened(icon, user);
          openIcon(icon, user);
        },
      };
    };
    const apps = (data ?? []).flatMap((group) =>
      group.iconVMs.map((icon) => toItem(icon, hasGroups(user) ? groupNameOf(group, language) : undefined)),
    );
    const recent = last
      .slice(0, maxRecent)
      .map((icon) => ({ ...toItem(icon, undefined), id: `recent-${icon.code}`, group: 'recent' as const }));
    return { apps, recent };
  }, [data, last, user, opens]);
}

function namesOf({ name, zname, shortName, englishName, englishShortName, code }: Icon): string[] {
  return [name, zname, shortName, englishName, englishShortName, code].filter((text) => text !== null);
}
