import { useMemo } from 'react';
import { canOpen } from '#shared/app-access';
import { fullIconName, iconName, notOpenedYet } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { pick } from '#shared/language';
import { getLanguage } from '../../core/language/index.ts';
import { getAccessData } from '../../core/permissions/index.ts';
import { useRegistry } from '../../core/registry/index.ts';
import { useUser } from '../../core/session/index.ts';
import { iconPath } from './icon-path.ts';

/** Whether an address of an app opens something for this user. */
export function useCanOpen(): (address: string) => boolean {
  const remotes = useRegistry();
  const { closedApps } = useUser();
  return useMemo(() => {
    const { pagePrefixes } = getAccessData();
    return (address: string) => canOpen(address, { remotes, pagePrefixes, closedApps });
  }, [remotes, closedApps]);
}

/** What stands at the tile of an app that cannot open; undefined where it opens. */
export function useClosedWords(icon: Icon): string | undefined {
  const user = useUser();
  return useCanOpen()(iconPath(icon, user)) ? undefined : pick(notOpenedYet, getLanguage());
}

export interface AppLabel {
  name: string;
  /** The whole name, with the words of a closed app. */
  title: string;
  /** Undefined where the app opens. */
  closedWords: string | undefined;
}

/** What a tile says of an app, in the language of the page. */
export function useAppLabel(icon: Icon): AppLabel {
  const closedWords = useClosedWords(icon);
  const title = fullIconName(icon, getLanguage());
  return {
    name: iconName(icon, getLanguage()),
    title: closedWords ? `${title} · ${closedWords}` : title,
    closedWords,
  };
}
