import { useMemo } from 'react';
import { canOpen } from '#shared/app-access';
import { fullIconName, iconName, notOpenedYet } from '#shared/app-icons';
import { opensInNewTab } from '#shared/app-kinds';
import type { Icon } from '#shared/contracts';
import { pick } from '#shared/language';
import { getLanguage } from '../../core/language/index.ts';
import { getAccessData } from '../../core/permissions/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';
import { iconPath, isOutsideApp } from './icon-path.ts';

/** Whether an address of an app opens something for this user. */
export function useCanOpen(): (address: string) => boolean {
  const remotes = useRegistry();
  const { closedApps } = useUser();
  return useMemo(() => {
    const { pagePrefixes } = getAccessData();
    return (address: string) => canOpen(address, { remotes, pagePrefixes, closedApps });
  }, [remotes, closedApps]);
}

/** Whether a press on an icon opens something for this user, in the portal or outside. */
export function useOpensIcon(): (icon: Icon) => boolean {
  const user = useUser();
  const canOpen = useCanOpen();
  return useMemo(
    () => (icon: Icon) => isOutsideApp(icon, user) || canOpen(iconPath(icon, user)),
    [user, canOpen],
  );
}

/** What stands at the tile of an app that cannot open; undefined where it opens. */
export function useClosedWords(icon: Icon): string | undefined {
  return useOpensIcon()(icon) ? undefined : pick(notOpenedYet, getLanguage());
}

/** What is said of an app outside the portal; undefined within it. */
export function useOutsideWords(icon: Icon): string | undefined {
  return isOutsideApp(icon, useUser()) ? pick(opensInNewTab, getLanguage()) : undefined;
}

export interface AppLabel {
  name: string;
  /** The whole name, with the words of a closed app. */
  title: string;
  /** Undefined where the app opens. */
  closedWords: string | undefined;
  /** For who does not see the mark of an app outside the portal; undefined within it. */
  outsideWords: string | undefined;
}

/** What a tile says of an app, in the language of the page. */
export function useAppLabel(icon: Icon): AppLabel {
  const closedWords = useClosedWords(icon);
  const outsideWords = useOutsideWords(icon);
  const words = closedWords ?? outsideWords;
  const title = fullIconName(icon, getLanguage());
  return {
    name: iconName(icon, getLanguage()),
    title: words ? `${title} · ${words}` : title,
    closedWords,
    outsideWords,
  };
}
