import { pickApps } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import { usePref } from '../../core/prefs/index.ts';
import { useAppIcons } from './use-app-icons.ts';

/** The apps that the user has marked, in the order in which she did. */
export function useFavouriteApps(): Icon[] {
  const { data = [] } = useAppIcons();
  return pickApps(data, usePref('favourites') ?? []);
}
